/// The form of an event in a snapshot: `{"line":[OFFSET,LENGTH],"event":{...}}`, with where its line
/// stands in the journal. Attempts come without the answer's text, which the journal has.
enum SnapshotEventLine {
  static let start = Array("{\"line\":[".utf8)

  /// Appends the line with its end.
  static func write(_ event: RecordedEvent, to bytes: inout [UInt8]) {
    let range = event.line ?? JournalRange(offset: 0, length: 0)
    bytes.append(contentsOf: start)
    bytes.append(contentsOf: "\(range.offset),\(range.length)],\"event\":".utf8)
    EventLine.write(event, to: &bytes)
    bytes.removeLast()
    bytes.append(contentsOf: "}\n".utf8)
  }

  /// Reads a line without its end.
  static func read(_ line: LineScanner.Line) -> RecordedEvent? {
    var cursor = ByteCursor(line.bytes, in: line.range)
    guard cursor.skip("{\"line\":["), let offset = cursor.integer(), cursor.skip(","),
      let length = cursor.integer(), cursor.skip("],\"event\":"),
      cursor.position < line.range.upperBound,
      case .event(var event) = EventLine.read(
        line.bytes, in: cursor.position..<line.range.upperBound - 1)
    else { return nil }
    event.line = JournalRange(offset: Int64(offset), length: length)
    return event
  }
}
