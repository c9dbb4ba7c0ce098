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
    if let index = firstDeepBracket(bytes) {
      let place = place(of: index, in: bytes)
      return Refusal(
        kind: .doesNotCompile, line: place.line, column: place.column,
        message:
          "More than \(deepestBrackets) opening brackets `[` follow each other here; that is nested too deep."
      )
    }
    return nil
  }

  /// The syntax library reads `[` upon `[` in a time that doubles with each; nobody writes a dozen.
  private static let deepestBrackets = 12

  private static func firstDeepBracket(_ bytes: [UInt8]) -> Int? {
    var run = 0
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "["):
        run += 1
        if run > deepestBrackets { return index }
      case UInt8(ascii: "/") where bytes[safe: index + 1] == UInt8(ascii: "*"):
        index = endOfComment(bytes, from: index)
        continue
      case UInt8(ascii: "/") where bytes[safe: index + 1] == UInt8(ascii: "/"):
        while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
        continue
      case 0x20, 0x09, 0x0A, 0x0D: break
      default: run = 0
      }
      index += 1
    }
    return nil
  }

  /// Behind the end of a comment of the nesting kind.
  private static func endOfComment(_ bytes: [UInt8], from start: Int) -> Int {
    var depth = 0
    var index = start
    while index < bytes.count {
      let pair = (bytes[index], bytes[safe: index + 1] ?? 0)
      if pair == (UInt8(ascii: "/"), UInt8(ascii: "*")) {
        depth += 1
        index += 2
      } else if pair == (UInt8(ascii: "*"), UInt8(ascii: "/")) {
        depth -= 1
        index += 2
        if depth == 0 { return index }
      } else {
        index += 1
      }
    }
    return index
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
