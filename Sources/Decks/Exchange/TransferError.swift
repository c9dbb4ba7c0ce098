/// Why a file of another program could not be read or made at all.
package enum TransferError: Error, Hashable, Sendable {
  // Text
  case utf16
  case notUTF8(line: Int)
  case noRows
  case noSeparator
  case unknownSeparator(String)
  case otherSeparator(found: String, wanted: String)
  case quoteNotClosed(line: Int)
  case textAfterQuote(line: Int, column: Int)
  case quoteInField(line: Int, column: Int)
  case wrongColumnCount(line: Int, found: Int, wanted: Int)
  case badHeader(key: String, value: String)
  case missingColumn([String])
  case notJSON
  case unexpectedJSON(path: String, wanted: String)

  // Packages
  case tooLarge(what: String, limit: Int)
  case notAPackage
  case damagedZip(reason: String)
  case encrypted(String)
  case unsafeName(String)
  case tooManyEntries(Int)
  case noCollection
  case newerPackage(version: Int)
  case damagedZstd(reason: String)
  case damagedDatabase(reason: String)
  case unknownSchema(Int)
  case damagedMessage(String)
  case cannotWrite(reason: String)
}

extension TransferError: CustomStringConvertible {
  /// What is wrong and what to do, a sentence or two.
  package var description: String { textWords ?? packageWords }

  private var textWords: String? {
    switch self {
    case .utf16: "The file is UTF-16 text. Save it as UTF-8."
    case .notUTF8(let line): "Line \(line) is not UTF-8 text. Save the file as UTF-8."
    case .noRows: "The file has no cards."
    case .noSeparator:
      "The file does not say what separates its columns, and has no tabs. Add a first line such as #separator:comma."
    case .unknownSeparator(let text):
      "\"\(text)\" is no separator. Use tab, comma, semicolon, pipe, colon or space."
    case .otherSeparator(let found, let wanted):
      "The first row is separated by \(found), not by \(wanted). Name the separator, or save the file with \(wanted)."
    case .quoteNotClosed(let line):
      "The quotation mark that opens a cell in line \(line) is never closed."
    case .textAfterQuote(let line, let column):
      "Line \(line), column \(column): text follows the closing quotation mark of a cell. Double the marks within a cell."
    case .quoteInField(let line, let column):
      "Line \(line), column \(column): a quotation mark within a cell that is not quoted. Quote the cell and double the mark."
    case .wrongColumnCount(let line, let found, let wanted):
      "The row in line \(line) has \(found) cells, and the first row has \(wanted)."
    case .badHeader(let key, let value): "The header #\(key) can't be \"\(value)\"."
    case .missingColumn(let names):
      "The first row must name the columns; there is none for \(names.joined(separator: " or "))."
    case .notJSON: "The file is not JSON."
    case .unexpectedJSON(let path, let wanted): "In the JSON at \(path) there should be \(wanted)."
    default: nil
    }
  }

  private var packageWords: String {
    switch self {
    case .tooLarge(let what, let limit):
      "\(what) is larger than \(limit) bytes, which is the most that is read."
    case .notAPackage: "The file is no Anki package (a ZIP archive)."
    case .damagedZip(let reason): "The archive is damaged: \(reason)."
    case .encrypted(let name): "\"\(name)\" in the archive is encrypted."
    case .unsafeName(let name): "The archive has an entry with an unsafe name: \"\(name)\"."
    case .tooManyEntries(let count): "The archive has \(count) entries, more than are read."
    case .noCollection: "The archive holds no Anki collection."
    case .newerPackage(let version):
      "The package has version \(version), which is newer than this formlab reads. In Anki, export with \"Support older Anki versions\"."
    case .damagedZstd(let reason): "The compressed collection is damaged: \(reason)."
    case .damagedDatabase(let reason): "The collection's database is damaged: \(reason)."
    case .unknownSchema(let version):
      "The collection has schema \(version), and 11 and 18 are read. In Anki, export with \"Support older Anki versions\"."
    case .damagedMessage(let what): "The package is damaged: \(what)."
    case .cannotWrite(let reason): "The package could not be made: \(reason)."
    default: ""
    }
  }
}
