/// Reads what the compiler says of one file, in its `llvm` style: `place:line:column: severity: message`, the
/// source line, a caret, and what it would write.
enum CompilerMessages {
  /// The messages about the learner's file.
  ///
  /// - Parameters:
  ///   - text: The compiler's error output.
  ///   - file: The file's place in the box. A message that names another file (`#sourceLocation` can make it)
  ///     keeps no place; notes there are dropped.
  /// - Returns: Each message once, in the compiler's order.
  static func parse(_ text: String, file: String) -> [Diagnostic] {
    var found: [Diagnostic] = []
    var details: [Substring] = []
    func close() {
      if let fixIt = fixIt(in: details), !found.isEmpty { found[found.count - 1].fixIt = fixIt }
      details = []
    }
    var skipping = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      guard let heading = heading(line) else {
        if !skipping { details.append(line) }
        continue
      }
      close()
      let isOwn = heading.file == file
      skipping = !isOwn
      if !isOwn, heading.severity == .note { continue }
      found.append(
        Diagnostic(
          severity: heading.severity, line: isOwn ? heading.line : 0,
          column: isOwn ? heading.column : 0,
          message: heading.message))
    }
    close()
    var seen: Set<String> = []
    return found.filter { seen.insert("\($0.line):\($0.column):\($0.message)").inserted }
  }

  private struct Heading {
    var file: Substring
    var line: Int
    var column: Int
    var severity: Diagnostic.Severity
    var message: String
  }

  private static func heading(_ line: Substring) -> Heading? {
    for severity in [Diagnostic.Severity.error, .warning, .note] {
      guard let mark = line.firstRange(of: ": \(severity.rawValue): ") else { continue }
      let place = line[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
      guard place.count >= 2 else { continue }
      let message = String(line[mark.upperBound...])
      guard place.count >= 3, let number = Int(place[place.count - 2]),
        let column = Int(place[place.count - 1])
      else {
        guard place.count == 2, place[0] == "<unknown>" else { continue }
        return Heading(file: place[0], line: 0, column: 0, severity: severity, message: message)
      }
      let end = place[place.count - 2].startIndex
      let file = line[..<line.index(before: end)]
      return Heading(file: file, line: number, column: column, severity: severity, message: message)
    }
    return nil
  }

  /// The text below the caret, where there is one.
  private static func fixIt(in details: [Substring]) -> String? {
    guard
      let caret = details.firstIndex(where: { line in
        line.contains("^") && line.allSatisfy { " \t^~".contains($0) }
      }), caret + 1 < details.count
    else { return nil }
    let text = details[caret + 1].trimmed
    return text.isEmpty ? nil : text
  }
}

extension StringProtocol {
  /// Without white space at the ends.
  var trimmed: String {
    var rest = self[...]
    while let first = rest.first, first.isWhitespace { rest.removeFirst() }
    while let last = rest.last, last.isWhitespace { rest.removeLast() }
    return String(rest)
  }
}
