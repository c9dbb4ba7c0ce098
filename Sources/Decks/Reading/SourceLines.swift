/// A deck file's bytes as lines of text, each with its place in the bytes.
struct SourceLines: Sendable {
  /// How a line ends.
  enum Ending: String, Sendable {
    case none = ""
    case newline = "\n"
    case carriageReturnNewline = "\r\n"
  }

  /// One line.
  struct Line: Sendable {
    /// From 1.
    var number: Int
    /// Without its ending, and for the first line without a byte order mark.
    var text: String
    /// Offset of the first byte of `text`.
    var start: Int
    /// Offset after the last byte of `text`.
    var end: Int
    /// How it ends.
    var ending: Ending

    /// Offset of the next line.
    var next: Int { end + ending.rawValue.utf8.count }
  }

  /// The most bytes that a deck may have.
  static let limit = 16 << 20

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  var lines: [Line] = []

  /// Splits bytes at LF and CR LF.
  ///
  /// Throws where the bytes are not UTF-8 text.
  init(_ bytes: [UInt8], file: String) throws(DeckProblem) {
    guard bytes.count <= SourceLines.limit else {
      let fault = DeckFault.tooLarge(bytes: bytes.count, limit: SourceLines.limit)
      throw DeckProblem(place: SourcePlace(file: file), fault: fault)
    }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      throw DeckProblem(place: SourcePlace(file: file), fault: .utf16)
    }
    var start = bytes.starts(with: SourceLines.byteOrderMark) ? 3 : 0
    while start < bytes.count {
      let line = try SourceLines.line(in: bytes, at: start, number: lines.count + 1, file: file)
      lines.append(line)
      start = line.next
    }
  }

  private static func line(
    in bytes: [UInt8], at start: Int, number: Int, file: String
  ) throws(DeckProblem) -> Line {
    var end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    var ending = end == bytes.count ? Ending.none : .newline
    if ending == .newline, end > start, bytes[end - 1] == UInt8(ascii: "\r") {
      end -= 1
      ending = .carriageReturnNewline
    }
    let text = try text(bytes[start..<end], line: number, file: file)
    return Line(number: number, text: text, start: start, end: end, ending: ending)
  }

  private static func text(
    _ bytes: ArraySlice<UInt8>, line: Int, file: String
  ) throws(DeckProblem) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      let valid = validPrefix(bytes)
      let place = SourcePlace(file: file, line: line, column: valid.text.count + 1)
      throw DeckProblem(place: place, fault: .notUTF8(byte: valid.next))
    }
    if let index = text.unicodeScalars.firstIndex(of: "\0") {
      let column = text.unicodeScalars[..<index].count + 1
      throw DeckProblem(
        place: SourcePlace(file: file, line: line, column: column), fault: .nulCharacter)
    }
    return text
  }

  private static func validPrefix(_ bytes: ArraySlice<UInt8>) -> (text: String, next: UInt8) {
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var count = 0
    while case .valid(let scalar) = parser.parseScalar(from: &iterator) { count += scalar.count }
    let text = String(decoding: bytes.prefix(count), as: UTF8.self)
    return (text, bytes.dropFirst(count).first ?? 0)
  }
}
