/// What an answer printed, fit to be shown: no control characters, no noise of the runtime, not too long.
enum ShownOutput {
  /// Bytes that are kept; what is longer is cut in the middle.
  static let longest = 16_384

  static func text(of output: [UInt8]) -> String {
    cut(defused(withoutTraces(String(decoding: output, as: UTF8.self))))
  }

  /// The runtime's own list of calls says nothing of the learner's lines.
  private static func withoutTraces(_ text: String) -> String {
    guard text.contains("Current stack trace:") else { return text }
    var inTrace = false
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
      if line == "Current stack trace:" {
        inTrace = true
        return false
      }
      if inTrace, line.first?.isNumber == true, line.contains(" 0x") { return false }
      inTrace = false
      return true
    }
    return lines.joined(separator: "\n")
  }

  /// Control characters but tab and line end become the pictures that Unicode has for them.
  static func defused(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.replacing("\r\n", with: "\n").unicodeScalars {
      switch scalar.value {
      case 0x09, 0x0A: result.append(scalar)
      case 0..<0x20: result.append(Unicode.Scalar(0x2400 + scalar.value) ?? "?")
      case 0x7F: result.append("\u{2421}")
      case 0x80..<0xA0, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: result.append("\u{FFFD}")
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  private static func cut(_ text: String) -> String {
    let bytes = Array(text.utf8)
    guard bytes.count > longest else { return text }
    let half = longest / 2
    let head = String(decoding: bytes.prefix(half), as: UTF8.self)
    let tail = String(decoding: bytes.suffix(half), as: UTF8.self)
    let missing = bytes.count - 2 * half
    return "\(head)\n[... \(missing) bytes of output are left out here ...]\n\(tail)"
  }
}
