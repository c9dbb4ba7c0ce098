/// The form of a card's log in a snapshot; `CardLine` tells it.
enum CardLogText {
  /// Appends the log as JSON.
  static func write(_ log: [CardEntry], to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "["))
    for (index, entry) in log.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      bytes.append(contentsOf: "[\"".utf8)
      entry.id.write(to: &bytes)
      bytes.append(contentsOf: "\",\(entry.at.milliseconds),\(entry.at.offset),\"".utf8)
      write(entry.what, to: &bytes)
      bytes.append(UInt8(ascii: "]"))
    }
    bytes.append(UInt8(ascii: "]"))
  }

  /// Reads a log; nil if it is not in the form that `write` makes.
  static func read(_ bytes: [UInt8]) -> [CardEntry]? {
    var cursor = ByteCursor(bytes, in: 0..<bytes.count)
    var log: [CardEntry] = []
    guard cursor.skip("[") else { return nil }
    while !cursor.skip("]") {
      guard log.isEmpty || cursor.skip(","), cursor.skip("[\""), let id = cursor.eventID(),
        cursor.skip("\","), let milliseconds = cursor.integer(), cursor.skip(","),
        let offset = cursor.integer(), cursor.skip(",\""), let what = readWhat(&cursor),
        cursor.skip("]")
      else { return nil }
      let at = Timestamp(milliseconds: Int64(milliseconds), offset: offset)
      log.append(CardEntry(id: id, at: at, what: what))
    }
    return cursor.isAtEnd ? log : nil
  }

  private static func write(_ what: CardEntry.What, to bytes: inout [UInt8]) {
    switch what {
    case .review(let rating, let seconds, let kind):
      bytes.append(contentsOf: (kind == .scheduled ? "s\"," : "p\",").utf8)
      bytes.append(contentsOf: "\(rating)".utf8)
      if let seconds, seconds.isFinite { bytes.append(contentsOf: ",\(seconds)".utf8) }
    case .introduced: bytes.append(contentsOf: "i\"".utf8)
    case .suspended: bytes.append(contentsOf: "x\"".utf8)
    case .resumed: bytes.append(contentsOf: "c\"".utf8)
    case .buried: bytes.append(contentsOf: "b\"".utf8)
    case .reset: bytes.append(contentsOf: "r\"".utf8)
    case .purged: bytes.append(contentsOf: "g\"".utf8)
    case .placed(let state):
      bytes.append(contentsOf: "t\",".utf8)
      CardLine.writeText(state, to: &bytes)
    case .kept(let kept):
      bytes.append(contentsOf: "k\",".utf8)
      CardLine.writeText(kept, to: &bytes)
    case .undo(let id):
      bytes.append(contentsOf: "u\",\"".utf8)
      id.write(to: &bytes)
      bytes.append(UInt8(ascii: "\""))
    }
  }

  private static func readWhat(_ cursor: inout ByteCursor) -> CardEntry.What? {
    if cursor.skip("s\",") { return readReview(&cursor, .scheduled) }
    if cursor.skip("p\",") { return readReview(&cursor, .practice) }
    if cursor.skip("i\"") { return .introduced }
    if cursor.skip("x\"") { return .suspended }
    if cursor.skip("c\"") { return .resumed }
    if cursor.skip("b\"") { return .buried }
    if cursor.skip("r\"") { return .reset }
    if cursor.skip("g\"") { return .purged }
    if cursor.skip("t\",") { return cursor.text().map { .placed($0) } }
    if cursor.skip("k\",") { return cursor.text().map { .kept($0) } }
    guard cursor.skip("u\",\""), let id = cursor.eventID(), cursor.skip("\"") else { return nil }
    return .undo(id)
  }

  private static func readReview(
    _ cursor: inout ByteCursor, _ kind: CardReview.Kind
  ) -> CardEntry.What? {
    guard let rating = cursor.integer() else { return nil }
    var seconds: Float?
    if cursor.skip(",") {
      guard let value = cursor.number() else { return nil }
      seconds = Float(value)
    }
    return .review(rating: Int8(clamping: rating), seconds: seconds, kind)
  }
}
