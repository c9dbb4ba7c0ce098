/// Reads comma-separated values (RFC 4180), also with semicolons or tabs as spreadsheets write them.
package struct CSVReader {
  /// A row and the line on which it begins, from 1.
  package struct Row: Sendable, Equatable {
    package var line: Int
    package var fields: [String]
  }

  /// A quote that is opened on a line and never closed.
  package struct UnclosedQuote: Error, Sendable, Equatable {
    var line: Int
  }

  /// Reads a whole text; empty lines are left out.
  ///
  /// - Parameter text: the text, with or without a byte order mark.
  /// - Returns: the rows.
  /// - Throws: `UnclosedQuote`.
  package static func rows(of text: String) throws(UnclosedQuote) -> [Row] {
    var scalars = Array(text.unicodeScalars)
    if scalars.first == "\u{FEFF}" { scalars.removeFirst() }
    var reader = CSVReader(scalars: scalars, separator: separator(in: scalars))
    while reader.position < scalars.count { try reader.readRow() }
    return reader.rows
  }

  private let scalars: [Unicode.Scalar]
  private let separator: Unicode.Scalar
  private var position = 0
  private var line = 1
  private var rows: [Row] = []

  private init(scalars: [Unicode.Scalar], separator: Unicode.Scalar) {
    self.scalars = scalars
    self.separator = separator
  }

  /// The one of the three that is commonest outside quotes on the first line.
  private static func separator(in scalars: [Unicode.Scalar]) -> Unicode.Scalar {
    var counts: [Unicode.Scalar: Int] = [:]
    var isQuoted = false
    for scalar in scalars {
      if scalar == "\"" { isQuoted.toggle() }
      if isQuoted { continue }
      if scalar == "\n" || scalar == "\r" { break }
      counts[scalar, default: 0] += 1
    }
    return [",", ";", "\t"].max { counts[$0, default: 0] < counts[$1, default: 0] } ?? ","
  }

  private mutating func readRow() throws(UnclosedQuote) {
    var row = Row(line: line, fields: [])
    while true {
      row.fields.append(try readField())
      guard position < scalars.count, scalars[position] == separator else { break }
      position += 1
      if position == scalars.count { row.fields.append("") }
    }
    endLine()
    if row.fields != [""] { rows.append(row) }
  }

  private mutating func readField() throws(UnclosedQuote) -> String {
    if position < scalars.count, scalars[position] == "\"" { return try readQuoted() }
    return readPlain()
  }

  private mutating func readPlain() -> String {
    var field = String.UnicodeScalarView()
    while position < scalars.count, scalars[position] != separator,
      scalars[position] != "\n", scalars[position] != "\r"
    {
      field.append(scalars[position])
      position += 1
    }
    return String(field)
  }

  private mutating func readQuoted() throws(UnclosedQuote) -> String {
    let start = line
    var field = String.UnicodeScalarView()
    position += 1
    while position < scalars.count {
      let scalar = scalars[position]
      position += 1
      if scalar == "\"" {
        guard position < scalars.count, scalars[position] == "\"" else {
          return String(field) + readPlain()
        }
        position += 1
      }
      if scalar == "\n" { line += 1 }
      field.append(scalar)
    }
    throw UnclosedQuote(line: start)
  }

  private mutating func endLine() {
    if position < scalars.count, scalars[position] == "\r" { position += 1 }
    if position < scalars.count, scalars[position] == "\n" { position += 1 }
    line += 1
  }
}
