/// Makes code points of bytes that come one at a time.
struct ScalarDecoder {
  private var bytes: [UInt8] = []
  /// A byte that was taken and is to be taken once more.
  private(set) var pushedBack: UInt8?

  /// Takes a byte; gives a code point when one is complete.
  ///
  /// Bytes that are no UTF-8 become U+FFFD; the byte that broke a sequence is pushed back, for it may begin another.
  mutating func take(_ byte: UInt8) -> Unicode.Scalar? {
    pushedBack = nil
    bytes.append(byte)
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    switch parser.parseScalar(from: &iterator) {
    case .valid(let encoded):
      bytes = []
      return Unicode.UTF8.decode(encoded)
    case .error(let length):
      guard length < bytes.count || !isBeginning else { return nil }
      if bytes.count > 1 { pushedBack = byte }
      bytes = []
      return "\u{FFFD}"
    case .emptyInput:
      return nil
    }
  }

  /// Whether more bytes could make a code point of these.
  private var isBeginning: Bool {
    guard let first = bytes.first, (0xC2...0xF4).contains(first) else { return false }
    return bytes.count < (first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4)
  }
}
