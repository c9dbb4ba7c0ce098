/// Cuts bytes into lines: ends at LF or CR LF, and counts the lines for messages.
struct LineSplitter {
  /// The number of the line handed out last, from 1.
  private(set) var lineNumber = 0

  private let longest: Int
  private var bytes: [UInt8] = []
  /// Bytes before it belong to lines that were handed out.
  private var start = 0
  /// Bytes before it hold no newline.
  private var searched = 0
  /// Bytes of a line that is too long and has been thrown away.
  private var thrownAway = 0
  private var hasEnded = false

  init(longest: Int) {
    self.longest = longest
  }

  /// Takes more bytes.
  mutating func add(_ more: ArraySlice<UInt8>) {
    if start > 0 {
      bytes.removeFirst(start)
      searched -= start
      start = 0
    }
    bytes += more
  }

  /// Says that no more bytes come, so that a last line without a newline is one.
  mutating func end() {
    hasEnded = true
  }

  /// Forgets what wasn't handed out.
  mutating func drop() {
    bytes = []
    start = 0
    searched = 0
    thrownAway = 0
  }

  /// The next line, if it is there to its end.
  mutating func next() -> LineEvent? {
    if let newline = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) {
      return take(upTo: newline, next: newline + 1)
    }
    searched = bytes.count
    if bytes.count - start > longest {
      thrownAway += bytes.count - start
      start = bytes.count
    }
    guard hasEnded, start < bytes.count || thrownAway > 0 else { return nil }
    return take(upTo: bytes.count, next: bytes.count)
  }

  private mutating func take(upTo end: Int, next: Int) -> LineEvent {
    var line = bytes[start..<end]
    let length = line.count + thrownAway
    start = next
    searched = next
    thrownAway = 0
    lineNumber += 1
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    if length > longest { return .unreadable(damage(.tooLong(bytes: length))) }
    return event(of: line)
  }

  private func event(of line: ArraySlice<UInt8>) -> LineEvent {
    // A byte order mark at the very start belongs to no command.
    let line = lineNumber == 1 && line.starts(with: [0xEF, 0xBB, 0xBF]) ? line.dropFirst(3) : line
    if let nul = line.firstIndex(of: 0) {
      return .unreadable(damage(.nul, byte: nul - line.startIndex + 1))
    }
    guard let text = String(validating: line, as: UTF8.self) else {
      return .unreadable(damage(.notUTF8, byte: firstBadByte(line)))
    }
    return .line(text)
  }

  private func damage(_ kind: LineDamage.Kind, byte: Int = 0) -> LineDamage {
    LineDamage(kind: kind, line: lineNumber, byte: byte)
  }

  private func firstBadByte(_ line: ArraySlice<UInt8>) -> Int {
    var decoder = UTF8.ForwardParser()
    var iterator = line.makeIterator()
    var position = 1
    while case .valid(let encoded) = decoder.parseScalar(from: &iterator) {
      position += encoded.count
    }
    return position
  }
}
