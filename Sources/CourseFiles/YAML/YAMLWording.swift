/// libyaml's errors in words that help.
enum YAMLWording {
  /// The problem for an error in a text that begins after `linesBefore` lines of the file.
  static func problem(
    for error: YAMLError, in text: String, file: String, linesBefore: Int
  ) -> CourseProblem {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let index = error.place.line - 1
    let line = lines.indices.contains(index) ? String(lines[index]) : ""
    let (message, hint) = words(for: error, line: line)
    return CourseProblem(
      file: file, line: error.place.line + linesBefore, column: error.place.column,
      message: message, hint: hint)
  }

  private static func words(for error: YAMLError, line: String) -> (String, String) {
    let indent = line.prefix { $0 == " " || $0 == "\t" }
    if indent.contains("\t")
      || error.reason.contains("cannot start any token") && line.contains("\t")
    {
      return ("A tab stands where YAML allows only spaces.", "Indent with two spaces.")
    }
    switch error.reason {
    case "mapping values are not allowed in this context":
      return (
        "A colon and a space inside a value read as a second key.",
        "Put the whole value in double quotes."
      )
    case "could not find expected ':'":
      return ("A key is expected here, `key: value`.", "Is a colon missing, or an indent?")
    case "found unexpected end of stream":
      return ("A quoted text is never closed.", "Add the closing quote.")
    case "found character that cannot start any token":
      return (
        "This character can't begin a value.",
        "Put the value in double quotes."
      )
    case "did not find expected key":
      return (
        "A key is expected here, at the same indent as its neighbours.",
        "Look at the indent, and at quotes or brackets in the line before."
      )
    case "did not find expected ',' or ']'", "did not find expected ',' or '}'":
      return ("A list or group in brackets is never closed.", "Add the closing bracket.")
    default:
      return ("This is not YAML: \(error.reason).", "Look at indents, quotes and colons.")
    }
  }
}
