/// Splits text into rows of cells, quoted as RFC 4180 says.
struct DelimitedRows {
  /// One row.
  struct Row: Equatable {
    /// Line of its beginning, from 1.
    var line: Int
    var cells: [String]
    /// Whether its first cell stood in quotation marks.
    var isQuoted: Bool
  }

  /// How text that breaks the rules is taken.
  enum Strictness {
    /// As an error with its place.
    case strict
    /// As Anki takes it: a mark within a cell is a mark, and what follows a closing one is added.
    case lenient
  }

  private let bytes: [UInt8]
  private let separator: UInt8
  private let strictness: Strictness
  private var index: Int
  private var line: Int
  private var lineStart: Int

  /// Reads bytes of UTF-8 text.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - start: Where the rows begin.
  ///   - line: Number of the line that begins there.
  ///   - separator: What stands between cells.
  ///   - strictness: How text that breaks the rules is taken.
  init(
    _ bytes: [UInt8], from start: Int = 0, line: Int = 1, separator: UInt8, strictness: Strictness
  ) {
    self.bytes = bytes
    self.separator = separator
    self.strictness = strictness
    self.index = start
    self.line = line
    self.lineStart = start
  }

  /// All rows; blank lines are none.
  mutating func readAll() throws(TransferError) -> [Row] {
    var rows: [Row] = []
    while index < bytes.count {
      let row = try readRow()
      if row.cells.count > 1 || row.cells != [""] || row.isQuoted { rows.append(row) }
    }
    return rows
  }

  private mutating func readRow() throws(TransferError) -> Row {
    var row = Row(line: line, cells: [], isQuoted: current == DelimitedRows.mark)
    while true {
      row.cells.append(try readCell())
      if current == separator {
        index += 1
        continue
      }
      skipLineEnd()
      return row
    }
  }

  private static let mark = UInt8(ascii: "\"")
  private static let newline = UInt8(ascii: "\n")

  private var current: UInt8? { index < bytes.count ? bytes[index] : nil }

  private var isAtLineEnd: Bool {
    guard let current else { return true }
    if current == DelimitedRows.newline { return true }
    return current == UInt8(ascii: "\r") && index + 1 < bytes.count
      && bytes[index + 1] == DelimitedRows.newline
  }

  private mutating func skipLineEnd() {
    if current == UInt8(ascii: "\r") { index += 1 }
    if current == DelimitedRows.newline {
      index += 1
      line += 1
      lineStart = index
    }
  }

  private mutating func readCell() throws(TransferError) -> String {
    var cell = current == DelimitedRows.mark ? try readQuoted() : []
    if strictness == .strict, !cell.isEmpty || isAfterQuote, !isAtLineEnd, current != separator {
      throw .textAfterQuote(line: line, column: column)
    }
    while !isAtLineEnd, let byte = current, byte != separator {
      if byte == DelimitedRows.mark, strictness == .strict {
        throw .quoteInField(line: line, column: column)
      }
      cell.append(byte)
      index += 1
    }
    return UnicodeForms.composed(String(decoding: cell, as: UTF8.self))
  }

  private var isAfterQuote: Bool {
    index > 0 && index <= bytes.count && bytes[index - 1] == DelimitedRows.mark
  }

  private var column: Int {
    String(decoding: bytes[lineStart..<index], as: UTF8.self).count + 1
  }

  private mutating func readQuoted() throws(TransferError) -> [UInt8] {
    let opened = line
    var cell: [UInt8] = []
    index += 1
    while let byte = current {
      index += 1
      if byte == DelimitedRows.newline {
        line += 1
        lineStart = index
      }
      guard byte == DelimitedRows.mark else {
        cell.append(byte)
        continue
      }
      guard current == DelimitedRows.mark else { return cell }
      cell.append(byte)
      index += 1
    }
    throw .quoteNotClosed(line: opened)
  }

  /// A cell as it is written: in quotation marks if it holds anything that would end it.
  static func quoted(_ cell: String, separator: Character, isFirst: Bool = false) -> String {
    let needsMarks =
      cell.contains { $0 == "\"" || $0 == separator || $0.isNewline }
      || (isFirst && (cell.hasPrefix("#") || cell.isEmpty))
    return needsMarks ? "\"\(cell.replacing("\"", with: "\"\""))\"" : cell
  }
}
