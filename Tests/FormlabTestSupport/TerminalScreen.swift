internal import CTerminal
internal import Glibc

/// What a person sees of a terminal: enough of a VT100 for what line editors write.
package struct TerminalScreen: Sendable {
  private var cells: [[String]]
  private var columns: Int
  private var rows: Int
  private var parser = Parser.text
  private var bytes: [UInt8] = []
  /// The cursor stands behind the last column until the next character comes.
  private var isWrapPending = false
  /// The cursor's place, from 0.
  package private(set) var row = 0
  package private(set) var column = 0

  private enum Parser: Sendable, Equatable {
    case text
    case escape
    case control(String)
    /// Up to the bell or `ESC \`.
    case command
  }

  package init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = Array(repeating: Self.emptyRow(columns), count: rows)
  }

  private static func emptyRow(_ columns: Int) -> [String] { Array(repeating: " ", count: columns) }

  /// The rows without blanks at their ends.
  package var lines: [String] {
    cells.map { row in
      String(row.joined().reversed().drop { $0 == " " }.reversed())
    }
  }

  /// The rows up to the last that isn't empty.
  package var text: String {
    var lines = lines
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  package mutating func resize(columns: Int, rows: Int) {
    let kept = cells.map { Array($0.prefix(columns)) + Self.emptyRow(max(0, columns - $0.count)) }
    let dropped = max(0, min(row - rows + 1, kept.count - rows))
    cells = Array(kept.dropFirst(dropped).prefix(rows))
    while cells.count < rows { cells.append(Self.emptyRow(columns)) }
    self.columns = columns
    self.rows = rows
    row = min(max(0, row - dropped), rows - 1)
    column = min(column, columns - 1)
    isWrapPending = false
  }

  package mutating func write(_ more: ArraySlice<UInt8>) {
    bytes += more
    var complete = bytes.count
    // A character may be cut at the end of what was read.
    if let lead = bytes.suffix(3).lastIndex(where: { $0 >= 0xC0 }) {
      let length = bytes[lead] >= 0xF0 ? 4 : bytes[lead] >= 0xE0 ? 3 : 2
      if lead + length > bytes.count { complete = lead }
    }
    let text = String(decoding: bytes[..<complete], as: UTF8.self)
    bytes.removeFirst(complete)
    for scalar in text.unicodeScalars { take(scalar) }
  }

  private mutating func take(_ scalar: Unicode.Scalar) {
    switch parser {
    case .text: takeText(scalar)
    case .escape: takeEscape(scalar)
    case .control(let parameters): takeControl(scalar, parameters)
    case .command: if scalar == "\u{7}" || scalar == "\\" { parser = .text }
    }
  }

  private mutating func takeText(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\u{1B}": parser = .escape
    case "\r": (column, isWrapPending) = (0, false)
    case "\n": lineFeed()
    case "\u{8}": (column, isWrapPending) = (max(0, column - 1), false)
    case "\t": column = min(columns - 1, (column / 8 + 1) * 8)
    case _ where scalar.value < 0x20 || scalar.value == 0x7F: break
    default: put(scalar)
    }
  }

  private mutating func takeEscape(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "[": parser = .control("")
    case "]": parser = .command
    case "M":
      row = max(0, row - 1)
      parser = .text
    default: parser = .text
    }
  }

  private mutating func takeControl(_ scalar: Unicode.Scalar, _ parameters: String) {
    guard (0x40...0x7E).contains(scalar.value) else {
      parser = .control(parameters + String(scalar))
      return
    }
    parser = .text
    guard !parameters.hasPrefix("?") else { return }
    let numbers = parameters.split(separator: ";", omittingEmptySubsequences: false).map {
      Int($0) ?? 0
    }
    perform(scalar, numbers)
  }

  private mutating func perform(_ final: Unicode.Scalar, _ numbers: [Int]) {
    let first = numbers.first ?? 0
    let count = max(1, first)
    isWrapPending = isWrapPending && final == "m"
    switch final {
    case "A": row = max(0, row - count)
    case "B": row = min(rows - 1, row + count)
    case "C": column = min(columns - 1, column + count)
    case "D": column = max(0, column - count)
    case "G": column = min(columns - 1, count - 1)
    case "H", "f":
      row = min(rows - 1, count - 1)
      column = min(columns - 1, max(1, numbers.count > 1 ? numbers[1] : 1) - 1)
    case "J": eraseScreen(first)
    case "K": eraseRow(first)
    case "P": shift(deleting: count)
    case "@": shift(inserting: count)
    default: break
    }
  }

  private mutating func eraseScreen(_ mode: Int) {
    if mode == 0 {
      eraseRow(0)
      for below in (row + 1)..<max(row + 1, rows) { cells[below] = Self.emptyRow(columns) }
    } else {
      cells = Array(repeating: Self.emptyRow(columns), count: rows)
    }
  }

  private mutating func eraseRow(_ mode: Int) {
    let range = mode == 0 ? column..<columns : mode == 1 ? 0..<(column + 1) : 0..<columns
    for index in range { cells[row][index] = " " }
  }

  private mutating func shift(deleting count: Int) {
    let count = min(count, columns - column)
    cells[row].removeSubrange(column..<(column + count))
    cells[row] += Self.emptyRow(count)
  }

  private mutating func shift(inserting count: Int) {
    let count = min(count, columns - column)
    cells[row].insert(contentsOf: Self.emptyRow(count), at: column)
    cells[row].removeLast(count)
  }

  private mutating func lineFeed() {
    isWrapPending = false
    if row < rows - 1 {
      row += 1
    } else {
      cells.removeFirst()
      cells.append(Self.emptyRow(columns))
    }
  }

  private mutating func put(_ scalar: Unicode.Scalar) {
    let width = Self.width(scalar)
    guard width > 0 else {
      combine(scalar)
      return
    }
    if isWrapPending || column + width > columns {
      column = 0
      lineFeed()
    }
    cells[row][column] = String(scalar)
    if width == 2 && column + 1 < columns { cells[row][column + 1] = "" }
    column += width
    isWrapPending = column >= columns
    column = min(column, columns - 1)
  }

  /// Adds a mark to the character before the cursor.
  private mutating func combine(_ scalar: Unicode.Scalar) {
    var index = isWrapPending ? column : column - 1
    while index > 0 && cells[row][index].isEmpty { index -= 1 }
    if index >= 0 { cells[row][index].unicodeScalars.append(scalar) }
  }

  /// Two columns for what East Asia writes wide and for emoji; marks take none.
  private static func width(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
      return 2
    default: return 1
    }
  }
}
