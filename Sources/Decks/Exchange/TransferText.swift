/// Bytes of a text file of another program.
enum TransferText {
  /// The most bytes that are read.
  static let limit = 64 << 20

  /// The bytes without a byte order mark, known to be UTF-8; NUL characters are dropped.
  static func checked(_ bytes: [UInt8], remarks: inout [TransferRemark]) throws(TransferError)
    -> [UInt8]
  {
    guard bytes.count <= limit else { throw .tooLarge(what: "The file", limit: limit) }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { throw .utf16 }
    var text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    if String(validating: text, as: UTF8.self) == nil { throw .notUTF8(line: badLine(text)) }
    if text.contains(0) {
      text.removeAll { $0 == 0 }
      remarks.append(TransferRemark(subject: "", loss: .nulDropped))
    }
    return text
  }

  private static func badLine(_ bytes: [UInt8]) -> Int {
    for (index, line) in bytes.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated()
    where String(validating: line, as: UTF8.self) == nil {
      return index + 1
    }
    return 1
  }
}
