internal import FoundationEssentials

/// The form of an event in the journal: one line of JSON, head first.
///
///     {"id":"01K...","at":"2026-12-01T04:30:00.123Z","offset":60,"kind":"card.review",
///      "card":"c7","rating":3,"seconds":4.2,"type":"scheduled"}
enum EventLine {
  /// What a line turned out to be.
  enum Content {
    case event(RecordedEvent)
    /// A header, with the version of the format.
    case header(version: Int)
    case blank
    /// Neither an event nor a header.
    case damaged
  }

  /// The version of the format that this code writes.
  static let version = 1
  /// The line that a journal begins with, with its end.
  static let header = Array("{\"formlab\":\"journal\",\"version\":\(version)}\n".utf8)

  /// Appends the event's line with its end; an unknown event has none.
  static func write(_ event: RecordedEvent, to bytes: inout [UInt8]) {
    if case .cardReview(let review) = event.event, isPlain(review.card) {
      writeHead(event, to: &bytes)
      ReviewLine.write(review, to: &bytes)
      return
    }
    guard let payload = event.event.payload else { return }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Payloads are texts, finite numbers and lists of them: nothing that JSON could refuse.
    guard let json = try? encoder.encode(payload) else { return }
    writeHead(event, to: &bytes)
    bytes.append(contentsOf: ",".utf8)
    bytes.append(contentsOf: json.dropFirst())
    bytes.append(newline)
  }

  /// Reads the line, without its end, that stands in `range` of `bytes`.
  static func read(_ bytes: [UInt8], in range: Range<Int>) -> Content {
    if let event = ReviewLine.read(bytes, in: range) { return .event(event) }
    let line = bytes[range]
    if line.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0d }) { return .blank }
    let data = Data(line)
    if let line = try? JSONDecoder().decode(DecodedLine.self, from: data) { return line.content }
    if let mark = try? JSONDecoder().decode(Header.self, from: data) {
      return .header(version: mark.version)
    }
    return .damaged
  }

  private static func writeHead(_ event: RecordedEvent, to bytes: inout [UInt8]) {
    bytes.append(contentsOf: "{\"id\":\"".utf8)
    event.id.write(to: &bytes)
    bytes.append(contentsOf: "\",\"at\":\"".utf8)
    TimeText.write(event.at.milliseconds, to: &bytes)
    bytes.append(contentsOf: "\",\"offset\":\(event.at.offset),\"kind\":\"".utf8)
    bytes.append(contentsOf: event.event.kind.utf8)
    bytes.append(UInt8(ascii: "\""))
  }

  /// Whether a text stands in JSON as it is.
  private static func isPlain(_ text: String) -> Bool {
    text.utf8.allSatisfy { $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
  }

  static let newline = UInt8(ascii: "\n")
}

private struct Header: Decodable {
  let formlab: String
  let version: Int
}

/// A line of any kind; one whose payload can't be read counts as an unknown event.
private struct DecodedLine: Decodable {
  let content: EventLine.Content

  private enum CodingKeys: String, CodingKey { case id, at, offset, kind }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let id = try container.decode(EventID.self, forKey: .id)
    let kind = try container.decode(String.self, forKey: .kind)
    let text = try container.decode(String.self, forKey: .at)
    let bytes = Array(text.utf8)
    guard bytes.count == TimeText.length, let time = TimeText.read(bytes, at: 0) else {
      throw DecodingError.dataCorruptedError(
        forKey: .at, in: container, debugDescription: "no time")
    }
    let offset = try container.decodeIfPresent(Int.self, forKey: .offset) ?? 0
    let event = (try? Event(kind: kind, from: decoder)) ?? .unknown(kind: kind)
    let at = Timestamp(milliseconds: time, offset: min(max(offset, -1_440), 1_440))
    content = .event(RecordedEvent(id: id, at: at, event: event))
  }
}
