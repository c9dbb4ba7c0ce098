/// The formats that cards are imported from.
package enum TransferFormat: Hashable, Sendable {
  /// `.apkg` and `.colpkg`.
  case ankiPackage
  /// Anki's notes in plain text.
  case ankiText
  case csv
  /// The JSON of `hashcards export`.
  case hashcardsJSON
  /// A deck file in Markdown.
  case deck

  /// The format of a file, told by its first bytes, then by its name; nil if neither tells.
  package static func of(name: String, bytes: [UInt8]) -> TransferFormat? {
    if bytes.starts(with: [0x50, 0x4B]) { return .ankiPackage }
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    let lower = name.lowercased()
    if lower.hasSuffix(".apkg") || lower.hasSuffix(".colpkg") { return .ankiPackage }
    if lower.hasSuffix(".md") { return .deck }
    if lower.hasSuffix(".csv"), text.first != UInt8(ascii: "#") { return .csv }
    if lower.hasSuffix(".json") { return .hashcardsJSON }
    let isAnkiText = text.first == UInt8(ascii: "#") || text.starts(with: Array("tags:".utf8))
    if isAnkiText || lower.hasSuffix(".txt") || lower.hasSuffix(".tsv") { return .ankiText }
    if text.first(where: { $0 > 0x20 }) == UInt8(ascii: "{") { return .hashcardsJSON }
    return nil
  }

  /// Reads a file of this format.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - name: Its name.
  ///   - clock: Local time and study days, for formats without instants.
  /// - Returns: What the file holds.
  /// - Throws: Why nothing of it can be read.
  package func read(
    _ bytes: [UInt8], name: String, clock: StudyClock
  ) throws(TransferError) -> ImportedCards {
    switch self {
    case .ankiPackage: try AnkiPackageImport.read(bytes, clock: clock)
    case .ankiText: try AnkiTextImport.read(bytes)
    case .csv: try CSVImport.read(bytes)
    case .hashcardsJSON: try HashcardsImport.json(bytes, clock: clock)
    case .deck: HashcardsImport.deck(bytes, file: name)
    }
  }
}
