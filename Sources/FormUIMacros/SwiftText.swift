/// Finds its way in a piece of Swift without understanding it: strings, comments and brackets.
struct SwiftText {
  let characters: [Character]

  init(_ text: String) {
    characters = Array(text)
  }

  /// The text between two positions.
  func slice(_ range: Range<Int>) -> String {
    String(characters[range])
  }

  /// The position after a string or comment that begins at a position; nil when none does.
  func skip(at index: Int) -> Int? {
    if starts(with: "//", at: index) {
      return characters[index...].firstIndex(of: "\n") ?? characters.count
    }
    if starts(with: "/*", at: index) { return endOfComment(at: index) }
    return endOfString(at: index)
  }

  /// The position after the bracket that closes the one at a position.
  func endOfGroup(at start: Int) -> Int? {
    var depth = 0
    var index = start
    while index < characters.count {
      if let next = skip(at: index) {
        index = next
        continue
      }
      if "([{".contains(characters[index]) { depth += 1 }
      if ")]}".contains(characters[index]) {
        depth -= 1
        if depth == 0 { return index + 1 }
      }
      index += 1
    }
    return nil
  }

  /// The first position of a character outside of strings, comments and brackets.
  func find(_ wanted: Character, from start: Int) -> Int? {
    var index = start
    while index < characters.count {
      if let next = skip(at: index) {
        index = next
      } else if characters[index] == wanted {
        return index
      } else if "([{".contains(characters[index]) {
        guard let end = endOfGroup(at: index) else { return nil }
        index = end
      } else {
        index += 1
      }
    }
    return nil
  }

  func starts(with text: String, at index: Int) -> Bool {
    characters[index...].starts(with: text)
  }

  private func endOfComment(at start: Int) -> Int {
    var depth = 0
    var index = start
    while index < characters.count {
      if starts(with: "/*", at: index) {
        depth += 1
        index += 2
      } else if starts(with: "*/", at: index) {
        depth -= 1
        index += 2
        if depth == 0 { return index }
      } else {
        index += 1
      }
    }
    return characters.count
  }

  private func endOfString(at start: Int) -> Int? {
    var index = start
    while index < characters.count, characters[index] == "#" { index += 1 }
    let hashes = String(characters[start..<index])
    guard index < characters.count, characters[index] == "\"" else { return nil }
    let quote = starts(with: "\"\"\"", at: index) ? "\"\"\"" : "\""
    index += quote.count
    while index < characters.count {
      if starts(with: quote + hashes, at: index) { return index + quote.count + hashes.count }
      if starts(with: "\\" + hashes + "(", at: index) {
        guard let end = endOfGroup(at: index + 1 + hashes.count) else { return nil }
        index = end
      } else if starts(with: "\\" + hashes, at: index) {
        index += 2 + hashes.count
      } else {
        index += 1
      }
    }
    return characters.count
  }
}
