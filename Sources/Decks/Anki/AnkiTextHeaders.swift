/// The header lines of an Anki text file: `#key:value` at the very top.
struct AnkiTextHeaders: Equatable {
  var separator: UInt8?
  var isHTML: Bool?
  var tags: [String] = []
  var columns: [String] = []
  var noteType: String?
  var deck: String?
  var noteTypeColumn: Int?
  var deckColumn: Int?
  var tagsColumn: Int?
  var guidColumn: Int?
  var policy: ImportPolicy?
  var remarks: [TransferRemark] = []
  /// Offset of the first row.
  var end = 0
  /// Number of the line there.
  var line = 1

  /// Reads the headers of a file.
  init(_ bytes: [UInt8]) throws(TransferError) {
    while end < bytes.count {
      let newline = bytes[end...].firstIndex(of: 0x0A) ?? bytes.count
      let text = String(decoding: bytes[end..<newline], as: UTF8.self)
      guard try read(text) else { break }
      end = min(newline + 1, bytes.count)
      line += 1
    }
  }

  /// Reads a line; false if it is no header.
  private mutating func read(_ text: String) throws(TransferError) -> Bool {
    if line == 1, text.hasPrefix("tags:") {
      tags = AnkiTags.split(text.dropFirst(5).trimmed)
      return true
    }
    guard text.hasPrefix("#") else { return false }
    guard let colon = text.firstIndex(of: ":") else {
      remarks.append(TransferRemark(subject: "", loss: .unknownHeader(text.dropFirst().trimmed)))
      return true
    }
    let key = text[..<colon].dropFirst().trimmed.lowercased()
    // A separator may be a blank or a tab, so only the line's end is cut.
    let raw = text[text.index(after: colon)...]
    try set(key, raw: raw.hasSuffix("\r") ? String(raw.dropLast()) : String(raw))
    return true
  }

  private mutating func set(_ key: String, raw: String) throws(TransferError) {
    let value = raw.trimmed
    switch key {
    case "separator": separator = try AnkiTextHeaders.separator(raw)
    case "html": isHTML = try AnkiTextHeaders.bool(value, key: key)
    case "tags": tags = AnkiTags.split(value)
    case "columns": columns = try labels(raw)
    case "notetype": noteType = value
    case "deck": deck = value
    case "notetype column": noteTypeColumn = try AnkiTextHeaders.column(value, key: key)
    case "deck column": deckColumn = try AnkiTextHeaders.column(value, key: key)
    case "tags column": tagsColumn = try AnkiTextHeaders.column(value, key: key)
    case "guid column": guidColumn = try AnkiTextHeaders.column(value, key: key)
    case "if matches": policy = try AnkiTextHeaders.policy(value)
    case "match scope": break
    default: remarks.append(TransferRemark(subject: "", loss: .unknownHeader(key)))
    }
  }

  private func labels(_ raw: String) throws(TransferError) -> [String] {
    var rows = DelimitedRows(
      Array(raw.utf8), separator: separator ?? UInt8(ascii: "\t"), strictness: .lenient)
    return try rows.readAll().first?.cells.map(\.trimmed) ?? []
  }

  private static func separator(_ raw: String) throws(TransferError) -> UInt8 {
    let names = [
      "tab": "\t", "comma": ",", "semicolon": ";", "pipe": "|", "colon": ":", "space": " ",
      "\\t": "\t",
    ]
    let mark = names[raw.trimmed.lowercased()] ?? (raw.trimmed.isEmpty ? raw : raw.trimmed)
    guard mark.utf8.count == 1, let byte = mark.utf8.first, "\t,;|: ".utf8.contains(byte) else {
      throw .unknownSeparator(raw.trimmed)
    }
    return byte
  }

  private static func bool(_ value: String, key: String) throws(TransferError) -> Bool {
    switch value.lowercased() {
    case "true": return true
    case "false": return false
    default: throw .badHeader(key: key, value: value)
    }
  }

  private static func column(_ value: String, key: String) throws(TransferError) -> Int {
    guard let number = Int(value), (1...1_000).contains(number) else {
      throw .badHeader(key: key, value: value)
    }
    return number - 1
  }

  private static func policy(_ value: String) throws(TransferError) -> ImportPolicy {
    switch value.lowercased() {
    case "update current": return .update
    case "keep current": return .keep
    case "keep both": return .both
    default: throw .badHeader(key: "if matches", value: value)
    }
  }
}
