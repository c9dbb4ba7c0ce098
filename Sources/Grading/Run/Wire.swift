// The bytes on the private channel. Numbers are in the machine's order; both ends are on one machine.

/// A request of the judge.
struct WireRequest {
  enum Kind: UInt8 {
    case outline = 1
    case run
    case end
  }

  var token: UInt64
  var kind: Kind
  var unit = RunUnit(item: 0, sample: 0)
  /// How many inputs the case has in all; 0 for a single case.
  var samples = 0
  var seed: UInt64 = 0

  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    append(token, 8, to: &bytes)
    bytes.append(kind.rawValue)
    append(UInt64(unit.item), 4, to: &bytes)
    append(UInt64(unit.sample), 4, to: &bytes)
    append(UInt64(samples), 4, to: &bytes)
    append(seed, 8, to: &bytes)
    return bytes
  }

  private func append(_ number: UInt64, _ count: Int, to bytes: inout [UInt8]) {
    for index in 0..<count { bytes.append(UInt8(truncatingIfNeeded: number >> UInt64(8 * index))) }
  }
}

/// A message of the driver.
struct WireReply: Equatable {
  var token: UInt64
  var body: [UInt8]

  /// The token of a crash record, which comes unasked.
  static let crashToken = UInt64.max
  /// The token of the first message, by which a program tells that it has started.
  static let startToken: UInt64 = 0
  static let largest = 4 << 20

  /// Takes the first whole message off the buffer.
  ///
  /// Nil where more bytes are needed.
  static func take(from buffer: inout [UInt8]) throws(WireError) -> WireReply? {
    var reader = WireReader(buffer[...])
    guard let token = reader.number(8), let length = reader.number(4) else { return nil }
    guard length <= largest else { throw .malformed }
    guard let body = reader.bytes(Int(length)) else { return nil }
    buffer.removeFirst(12 + Int(length))
    return WireReply(token: token, body: Array(body))
  }

  /// Whether there is nothing but whole crash records.
  static func areCrashes(_ bytes: [UInt8]) -> Bool {
    var buffer = bytes
    do {
      while let reply = try take(from: &buffer) {
        guard reply.token == crashToken else { return false }
      }
    } catch {
      return false
    }
    return buffer.isEmpty
  }

  /// The last crash record among whole messages.
  static func lastCrash(in channel: [UInt8]) -> WireReply? {
    var buffer = channel
    var last: WireReply?
    while let reply = try? WireReply.take(from: &buffer) {
      if reply.token == WireReply.crashToken { last = reply }
    }
    return last
  }

  func outlines() throws(WireError) -> [CaseOutline] {
    var reader = WireReader(body[...])
    var outlines: [CaseOutline] = []
    while !reader.isAtEnd {
      let name = try reader.text(), hint = try reader.text()
      guard let points = reader.number(4), let samples = reader.number(4) else { throw .malformed }
      outlines.append(
        CaseOutline(name: name, hint: hint, points: Int(points), samples: Int(samples)))
    }
    return outlines
  }

  func events() throws(WireError) -> [StoryEvent] {
    var reader = WireReader(body[...])
    var events: [StoryEvent] = []
    while !reader.isAtEnd {
      switch reader.number(1) {
      case 1: events.append(.step(try reader.text()))
      case 2: events.append(.saw(label: try reader.text(), value: try reader.text()))
      case 3: events.append(.threw(try reader.text()))
      case 4: events.append(.took(try reader.text()))
      default: throw .malformed
      }
    }
    return events
  }

  /// Signal, address of the fault and calls of a crash record.
  func crash() throws(WireError) -> (signal: Int32, fault: UInt64, calls: [UInt64]) {
    var reader = WireReader(body[...])
    guard let signal = reader.number(4), let fault = reader.number(8), let image = reader.number(8)
    else {
      throw .malformed
    }
    var calls: [UInt64] = []
    while let call = reader.number(8) { calls.append(call &- image) }
    return (Int32(truncatingIfNeeded: signal), fault, calls)
  }
}

enum WireError: Error {
  case malformed
}

private struct WireReader {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func number(_ count: Int) -> UInt64? {
    bytes(count)?.reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  mutating func bytes(_ count: Int) -> ArraySlice<UInt8>? {
    guard rest.count >= count else { return nil }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }

  mutating func text() throws(WireError) -> String {
    guard let length = number(4), let bytes = bytes(Int(length)) else { throw .malformed }
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .malformed }
    return text
  }
}
