/// The `<!-- key: value; key: value -->` under a heading or at the end of a line.
struct Directive {
  var values: [String: String]
  var line: Int

  /// Takes the comment from the first line that is not empty, if it stands there.
  static func take(from body: inout MarkdownLines) -> Directive? {
    guard let index = body.lines.firstIndex(where: { !$0.allSatisfy(\.isWhitespace) }),
      let found = split(body.lines[index]), found.before.isEmpty
    else { return nil }
    let line = body.firstLine + index
    body = body.dropFirst(index + 1)
    return Directive(values: found.values, line: line)
  }

  /// Takes the comment from the end of a line.
  static func take(fromEndOf text: inout String, line: Int) -> Directive? {
    guard let found = split(text) else { return nil }
    text = found.before
    return Directive(values: found.values, line: line)
  }

  private static func split(_ line: String) -> (before: String, values: [String: String])? {
    let line = line.trimmed
    guard line.hasSuffix("-->"), let start = range(of: "<!--", in: line) else { return nil }
    let inner = line[start.upperBound...].dropLast(3)
    var values: [String: String] = [:]
    for piece in inner.split(separator: ";") {
      let parts = piece.split(separator: ":", maxSplits: 1).map { String($0).trimmed }
      if parts.count == 2 { values[parts[0]] = parts[1] } else { values[parts.first ?? ""] = "" }
    }
    return (String(line[..<start.lowerBound]).trimmed, values)
  }

  private static func range(of mark: String, in line: String) -> Range<String.Index>? {
    line.ranges(of: mark).last
  }

  /// Complains of keys that are not among the known ones.
  func check(known: [String], file: String, problems: ProblemList) {
    for key in values.keys.sorted() where !known.contains(key) {
      let near = Nearest.name(to: key, among: known).map { "Did you mean `\($0)`?" }
      problems.add(
        CourseProblem(
          file: file, line: line, message: "`\(key)` is no key of this comment.",
          hint: near ?? "The keys here: \(known.joined(separator: ", "))."))
    }
  }

  /// The words of a value, parted by commas.
  func list(_ key: String) -> [String] {
    (values[key] ?? "").split(separator: ",").map { String($0).trimmed }.filter { !$0.isEmpty }
  }
}
