/// The lines of a Swift file without comments and without the content of strings.
struct SourceLines {
  let code: [String]

  init(_ source: String) {
    code = SourceLines.blanked(Array(source)).split(
      separator: "\n", omittingEmptySubsequences: false
    )
    .map { line in
      var line = line
      while line.first?.isWhitespace == true { line.removeFirst() }
      return String(line)
    }
  }

  /// The words of the code.
  var words: [Substring] {
    code.flatMap { $0.split { !($0.isLetter || $0.isNumber || $0 == "_") } }
  }

  /// The text with comments and strings replaced by nothing; line ends stay.
  static func blanked(_ characters: [Character]) -> String {
    var result = ""
    var index = 0
    while index < characters.count {
      if starts("//", characters, index) {
        while index < characters.count, characters[index] != "\n" { index += 1 }
      } else if starts("/*", characters, index) {
        index = skipComment(characters, index, &result)
      } else if characters[index] == "\"" {
        index = skipString(characters, index, &result)
      } else {
        result.append(characters[index])
        index += 1
      }
    }
    return result
  }

  private static func starts(_ text: String, _ characters: [Character], _ index: Int) -> Bool {
    characters[index...].starts(with: text)
  }

  private static func skipComment(
    _ characters: [Character], _ start: Int, _ result: inout String
  ) -> Int {
    var index = start
    var depth = 0
    while index < characters.count {
      if starts("/*", characters, index) {
        depth += 1
        index += 2
      } else if starts("*/", characters, index) {
        depth -= 1
        index += 2
        if depth == 0 { break }
      } else {
        if characters[index] == "\n" { result.append("\n") }
        index += 1
      }
    }
    return index
  }

  private static func skipString(
    _ characters: [Character], _ start: Int, _ result: inout String
  ) -> Int {
    let quote = starts("\"\"\"", characters, start) ? "\"\"\"" : "\""
    var index = start + quote.count
    result += "\"\""
    while index < characters.count, !starts(quote, characters, index) {
      if characters[index] == "\n" {
        result.append("\n")
        if quote.count == 1 { return index + 1 }
      }
      index += characters[index] == "\\" ? 2 : 1
    }
    return min(index + quote.count, characters.count)
  }
}
