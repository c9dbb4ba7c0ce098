/// Turns the bytes of a file into text with line feeds only, or says where it is no text.
enum TextDecoding {
  /// The text without byte-order mark; `\r\n` and `\r` become `\n`.
  static func decode(_ bytes: [UInt8], file: String) throws(CourseProblem) -> String {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      throw CourseProblem(
        file: file, message: "This file is in UTF-16; the course is read as UTF-8.",
        hint: "Save it as UTF-8 in your editor.")
    }
    if let zero = bytes.firstIndex(of: 0) {
      throw CourseProblem(
        file: file, message: "This is no text: byte \(zero + 1) is zero.",
        hint: "Is it the right file?")
    }
    let body = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    let lines = unifyLineEnds(body)
    guard let text = String(validating: lines, as: UTF8.self) else {
      throw invalid(lines, file: file)
    }
    return text
  }

  private static func unifyLineEnds(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    guard bytes.contains(0x0D) else { return Array(bytes) }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var afterReturn = false
    for byte in bytes {
      if byte == 0x0D {
        result.append(0x0A)
      } else if byte != 0x0A || !afterReturn {
        result.append(byte)
      }
      afterReturn = byte == 0x0D
    }
    return result
  }

  private static func invalid(_ bytes: [UInt8], file: String) -> CourseProblem {
    var parser = Unicode.UTF8.ForwardParser()
    var rest = bytes.makeIterator()
    var place = Place(line: 1, column: 1)
    while case .valid(let scalar) = parser.parseScalar(from: &rest) {
      if scalar.count == 1, scalar.first == 0x0A {
        place = Place(line: place.line + 1, column: 1)
      } else {
        place.column += 1
      }
    }
    return CourseProblem(
      file: file, line: place.line, column: place.column,
      message: "This is not UTF-8 text.", hint: "Save the file as UTF-8 in your editor.")
  }
}
