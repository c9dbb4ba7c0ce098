/// What an answer's bytes must be before anything reads them as Swift.
enum BytePolicy {
  static let largest = 256 << 10

  static func refusal(of bytes: [UInt8]) -> Refusal? {
    guard bytes.count <= largest else {
      return Refusal(
        kind: .ruleBroken, line: 0, column: 0,
        message: "The file has \(bytes.count / 1024) KiB; an answer may have \(largest / 1024).")
    }
    if let index = bytes.firstIndex(of: 0) {
      return refusal(
        bytes, index, "There is a NUL character here, which does not belong in a text file.")
    }
    if let index = firstInvalid(bytes) {
      return refusal(bytes, index, "This is not UTF-8: save the file in that encoding.")
    }
    if let (index, scalar) = firstTurning(bytes) {
      let number = String(scalar, radix: 16, uppercase: true)
      return refusal(
        bytes, index,
        "The invisible character U+\(number) turns the direction of the text, so that the code looks other than it is."
      )
    }
    return nil
  }

  /// Line and column, from 1, of a byte; the column counts bytes.
  static func place(of index: Int, in bytes: [UInt8]) -> (line: Int, column: Int) {
    var line = 1
    var start = 0
    for at in 0..<index
    where bytes[at] == 0x0A || (bytes[at] == 0x0D && bytes[safe: at + 1] != 0x0A) {
      line += 1
      start = at + 1
    }
    return (line, index - start + 1)
  }

  private static func refusal(_ bytes: [UInt8], _ index: Int, _ message: String) -> Refusal {
    let place = place(of: index, in: bytes)
    return Refusal(kind: .ruleBroken, line: place.line, column: place.column, message: message)
  }

  private static func firstInvalid(_ bytes: [UInt8]) -> Int? {
    guard String(validating: bytes, as: UTF8.self) == nil else { return nil }
    var decoder = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var index = 0
    while true {
      switch decoder.parseScalar(from: &iterator) {
      case .valid(let scalar): index += scalar.count
      case .emptyInput: return nil
      case .error: return index
      }
    }
  }

  /// The first bidirectional control character: U+202A to 202E, U+2066 to 2069.
  private static func firstTurning(_ bytes: [UInt8]) -> (Int, UInt32)? {
    for index in bytes.indices.dropLast(2) where bytes[index] == 0xE2 {
      let tail = (bytes[index + 1], bytes[index + 2])
      if tail.0 == 0x80, (0xAA...0xAE).contains(tail.1) {
        return (index, 0x2000 + UInt32(tail.1) - 0x80)
      }
      if tail.0 == 0x81, (0xA6...0xA9).contains(tail.1) {
        return (index, 0x2040 + UInt32(tail.1) - 0x80)
      }
    }
    return nil
  }
}
