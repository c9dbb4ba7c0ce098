/// The form of a card in a snapshot: one line of JSON.
///
///     {"card":"c7","cache":"...","reviews":2,"suspended":0,"buried":null,"introduced":[MS,OFFSET],
///      "first":[MS,OFFSET],"last":[MS,OFFSET],"log":[["01K...",MS,OFFSET,"s",3,4.2],...]}
///
/// A time is milliseconds since 1970 and minutes ahead of UTC. The letter of a log's entry is s
/// (review that counts) or p (practice), each with rating and perhaps seconds; i introduced,
/// x suspended, c resumed, b buried, r reset; t, with the state that the card was put into; u, with the id of the event taken back.
enum CardLine {
  /// Appends the line with its end.
  ///
  /// `log` is the log's JSON.
  static func write(
    _ card: String, _ record: CardRecord, log: ArraySlice<UInt8>, to bytes: inout [UInt8]
  ) {
    let summary = record.summary
    bytes.append(contentsOf: "{\"card\":".utf8)
    writeText(card, to: &bytes)
    bytes.append(contentsOf: ",\"cache\":".utf8)
    if let cache = record.cache {
      writeText(cache, to: &bytes)
    } else {
      bytes.append(contentsOf: "null".utf8)
    }
    bytes.append(contentsOf: ",\"reviews\":\(summary.reviews)".utf8)
    bytes.append(contentsOf: ",\"suspended\":\(summary.isSuspended ? 1 : 0)".utf8)
    writeTime("buried", summary.buriedAt, to: &bytes)
    writeTime("introduced", summary.introducedAt, to: &bytes)
    writeTime("first", summary.firstReviewAt, to: &bytes)
    writeTime("last", summary.lastReviewAt, to: &bytes)
    bytes.append(contentsOf: ",\"log\":".utf8)
    bytes.append(contentsOf: log)
    bytes.append(contentsOf: "}\n".utf8)
  }

  /// Reads a line without its end; the log is left where it is.
  static func read(_ line: LineScanner.Line) -> (card: String, record: CardRecord)? {
    var cursor = ByteCursor(line.bytes, in: line.range)
    guard cursor.skip("{\"card\":"), let card = cursor.text(), cursor.skip(",\"cache\":") else {
      return nil
    }
    var cache: String?
    if !cursor.skip("null") {
      guard let text = cursor.text() else { return nil }
      cache = text
    }
    var summary = CardSummary()
    guard cursor.skip(",\"reviews\":"), let reviews = cursor.integer(),
      cursor.skip(",\"suspended\":"), let suspended = cursor.integer(),
      cursor.skip(",\"buried\":"), readTime(&cursor, &summary.buriedAt),
      cursor.skip(",\"introduced\":"), readTime(&cursor, &summary.introducedAt),
      cursor.skip(",\"first\":"), readTime(&cursor, &summary.firstReviewAt),
      cursor.skip(",\"last\":"), readTime(&cursor, &summary.lastReviewAt),
      cursor.skip(",\"log\":"), line.bytes[line.range.upperBound - 1] == UInt8(ascii: "}")
    else { return nil }
    summary.reviews = reviews
    summary.isSuspended = suspended == 1
    let stored = JournalRange(
      offset: line.offset + Int64(cursor.position - line.range.lowerBound),
      length: line.range.upperBound - 1 - cursor.position)
    return (card, CardRecord(summary: summary, cache: cache, stored: stored))
  }

  private static func writeTime(_ name: String, _ time: Timestamp?, to bytes: inout [UInt8]) {
    guard let time else {
      bytes.append(contentsOf: ",\"\(name)\":null".utf8)
      return
    }
    bytes.append(contentsOf: ",\"\(name)\":[\(time.milliseconds),\(time.offset)]".utf8)
  }

  private static func readTime(_ cursor: inout ByteCursor, _ time: inout Timestamp?) -> Bool {
    if cursor.skip("null") { return true }
    guard cursor.skip("["), let milliseconds = cursor.integer(), cursor.skip(","),
      let offset = cursor.integer(), cursor.skip("]")
    else { return false }
    time = Timestamp(milliseconds: Int64(milliseconds), offset: offset)
    return true
  }

  /// Appends a text as JSON.
  static func writeText(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        bytes.append(contentsOf: [UInt8(ascii: "\\"), byte])
      case ..<0x20:
        let digits = Array(String(byte, radix: 16).utf8)
        bytes.append(contentsOf: (digits.count == 1 ? "\\u000" : "\\u00").utf8)
        bytes.append(contentsOf: digits)
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
