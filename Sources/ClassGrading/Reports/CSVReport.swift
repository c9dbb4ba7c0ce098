import Grading

/// The scores of a class as comma-separated values (RFC 4180), a row a student and a column a case.
package enum CSVReport {
  package static let name = "results.csv"

  /// Writes the table.
  ///
  /// - Parameters:
  ///   - view: the class.
  ///   - folder: the folder of results.
  /// - Throws: `ClassProblem.unwritable`.
  package static func write(_ view: ClassView, in folder: String) throws(ClassProblem) {
    var file = try AtomicFile(name, in: folder)
    let headings = [
      "student", "number", "file", "late", "outcome", "points", "full", "percent", "summary",
      "mistake", "sandbox",
    ]
    try file.write(line(headings + view.record.scale.items.map { "case: \($0.name)" }))
    for row in view.rows { try file.write(line(fields(of: row, view.record))) }
    try file.finish()
  }

  private static func fields(of row: ClassRow, _ record: ClassRecord) -> [String] {
    let identity = [row.student, row.platformNumber, row.file, row.isLate ? "late" : ""]
    let full = String(record.scale.full)
    let blanks = record.scale.items.map { _ in "" }
    switch row.state {
    case .judged(let result):
      let outcomes = record.scale.outcomes(of: result.verdict).map(VerdictWords.word)
      return identity + [
        VerdictWords.word(result.verdict.outcome), String(result.points ?? 0), full,
        Percent.text(result.points ?? 0, of: record.scale.full),
        VerdictWords.summary(of: result.verdict), result.verdict.mistake ?? "",
        result.verdict.sandbox,
      ] + outcomes
    case .fault(let result):
      let word = VerdictWords.word(result.verdict.outcome)
      return identity
        + [word, "", full, "", FaultMessage.of(result.verdict), "", result.verdict.sandbox] + blanks
    case .nothing(let reason):
      return identity + ["no answer", "", full, "", reason, "", ""] + blanks
    case .waiting:
      return identity + ["not judged yet", "", full, "", "", "", ""] + blanks
    }
  }

  /// A record with its line end.
  package static func line(_ fields: [String]) -> String {
    fields.map(field).joined(separator: ",") + "\r\n"
  }

  /// A field, quoted where it must be.
  ///
  /// What a spreadsheet would run as a formula gets an apostrophe before it.
  package static func field(_ text: String) -> String {
    let safe = startsFormula(text) ? "'" + text : text
    let cleaned = safe.replacing("\0", with: "\u{FFFD}")
    let isPlain = cleaned.unicodeScalars.allSatisfy { !",\"\r\n;\t".unicodeScalars.contains($0) }
    let hasBlankEnds = cleaned.first?.isWhitespace ?? false || cleaned.last?.isWhitespace ?? false
    if isPlain, !hasBlankEnds { return cleaned }
    return "\"" + cleaned.replacing("\"", with: "\"\"") + "\""
  }

  /// Signs that begin a formula, also in full width and after blanks, which some programs skip.
  private static func startsFormula(_ text: String) -> Bool {
    if let first = text.unicodeScalars.first, "\t\r\n".unicodeScalars.contains(first) {
      return true
    }
    let first = text.unicodeScalars.first { !$0.properties.isWhitespace && $0.value >= 0x20 }
    return first.map { "=+-@\u{FF1D}\u{FF0B}\u{FF0D}\u{FF20}".unicodeScalars.contains($0) } ?? false
  }
}
