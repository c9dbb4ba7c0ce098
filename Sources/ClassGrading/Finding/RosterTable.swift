/// A table of names and paths that an instructor wrote.
struct RosterTable: Sendable, Equatable {
  /// One student and where the answer is.
  struct Entry: Sendable, Equatable {
    var line: Int
    var student: String
    /// Components below the table's folder.
    var path: [String]
  }

  /// A line that can't be used.
  struct Mistake: Error, Sendable, Equatable {
    var line: Int
    /// A sentence.
    var message: String
  }

  var entries: [Entry]

  private static let nameHeadings = ["name", "student", "username", "user", "login", "id", "email"]
  private static let pathHeadings = ["path", "file", "answer", "submission", "filename", "folder"]

  /// Reads a table: with a heading that names the columns in any order, or without one as name, then path.
  ///
  /// - Parameters:
  ///   - text: the table.
  ///   - folder: the absolute folder in which it lies, to take from absolute paths.
  /// - Throws: `Mistake`.
  init(_ text: String, in folder: String) throws(Mistake) {
    var rows: [CSVReader.Row]
    do throws(CSVReader.UnclosedQuote) { rows = try CSVReader.rows(of: text) } catch {
      throw Mistake(line: error.line, message: "A quote is opened and never closed.")
    }
    var columns = (name: 0, path: 1)
    if let heading = rows.first, let found = Self.columns(in: heading.fields) {
      columns = found
      rows.removeFirst()
    }
    entries = []
    for row in rows { entries.append(try Self.entry(row, columns, in: folder)) }
    try checkNames()
  }

  private static func columns(in heading: [String]) -> (name: Int, path: Int)? {
    let plain = heading.map { $0.lowercased().filter(\.isLetter) }
    guard let path = pathHeadings.lazy.compactMap({ plain.firstIndex(of: $0) }).first,
      let name = nameHeadings.lazy.compactMap({ plain.firstIndex(of: $0) }).first, name != path
    else { return nil }
    return (name, path)
  }

  private static func entry(
    _ row: CSVReader.Row, _ columns: (name: Int, path: Int), in folder: String
  ) throws(Mistake) -> Entry {
    func field(_ index: Int) -> String {
      guard row.fields.indices.contains(index) else { return "" }
      let text = row.fields[index].drop(while: \.isWhitespace)
      return String(String(text.reversed().drop(while: \.isWhitespace)).reversed())
    }
    let (student, path) = (field(columns.name), field(columns.path))
    guard !student.isEmpty else { throw Mistake(line: row.line, message: "There is no name.") }
    guard !path.isEmpty else {
      throw Mistake(line: row.line, message: "There is no path for \(student).")
    }
    let below = path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
    let components = below.split(separator: "/").map(String.init).filter { $0 != "." }
    guard !below.hasPrefix("/"), !components.contains(".."), !components.isEmpty else {
      throw Mistake(line: row.line, message: "\(path) lies outside the folder of the table.")
    }
    return Entry(line: row.line, student: student, path: components)
  }

  private func checkNames() throws(Mistake) {
    var lines: [String: Int] = [:]
    for entry in entries {
      if let first = lines[entry.student] {
        throw Mistake(
          line: entry.line, message: "\(entry.student) is there already, on line \(first).")
      }
      lines[entry.student] = entry.line
    }
  }
}
