import Foundation

/// The little Markdown that keys may carry.
enum Markdown {
  /// The text without its marks.
  static func plain(_ text: String) -> String {
    guard text.contains(where: { "*_`[~^\\<".contains($0) }) else { return text }
    return MarkdownReader(text).plain
  }
}

/// Takes the marks of emphasis, code and links out of one paragraph.
private struct MarkdownReader {
  private let characters: [Character]

  init(_ text: String) {
    characters = Array(text)
  }

  var plain: String {
    var result = ""
    var index = 0
    while index < characters.count {
      index = step(at: index, into: &result)
    }
    return result
  }

  private func step(at index: Int, into result: inout String) -> Int {
    let character = characters[index]
    switch character {
    case "\\" where index + 1 < characters.count && characters[index + 1].isPunctuation:
      result.append(characters[index + 1])
      return index + 2
    case "`":
      guard let end = find("`", from: index + 1) else { break }
      result += String(characters[(index + 1)..<end])
      return end + 1
    case "^" where index + 1 < characters.count && characters[index + 1] == "[":
      if let (words, end) = link(at: index + 1) {
        result += Inflection.agreeing(MarkdownReader(words).plain)
        return end
      }
    case "[":
      if let (label, end) = link(at: index) {
        result += MarkdownReader(label).plain
        return end
      }
    case "*", "_", "~":
      if let (inner, end) = emphasis(at: index) {
        result += MarkdownReader(inner).plain
        return end
      }
    default: break
    }
    result.append(character)
    return index + 1
  }

  private func find(_ mark: String, from start: Int) -> Int? {
    let wanted = Array(mark)
    var index = start
    while index + wanted.count <= characters.count {
      if Array(characters[index..<(index + wanted.count)]) == wanted { return index }
      index += 1
    }
    return nil
  }

  /// Text between equal runs of one mark; an underscore inside a word is no mark.
  private func emphasis(at start: Int) -> (String, Int)? {
    let mark = characters[start]
    let length = characters[start...].prefix { $0 == mark }.count
    guard length <= 3, mark != "~" || length == 2 else { return nil }
    let inside = start + length
    guard inside < characters.count, !characters[inside].isWhitespace else { return nil }
    if mark == "_", start > 0, characters[start - 1].isLetter || characters[start - 1].isNumber {
      return nil
    }
    var search = inside + 1
    while let end = find(String(repeating: String(mark), count: length), from: search) {
      let after = end + length
      let isClosing = !characters[end - 1].isWhitespace
      let isInWord =
        mark == "_" && after < characters.count
        && (characters[after].isLetter || characters[after].isNumber)
      if isClosing, !isInWord { return (String(characters[inside..<end]), after) }
      search = end + 1
    }
    return nil
  }

  private func link(at start: Int) -> (String, Int)? {
    guard let close = find("](", from: start + 1), let end = find(")", from: close + 2) else {
      return nil
    }
    return (String(characters[(start + 1)..<close]), end + 1)
  }
}
