import Foundation

/// Keeps the host's answers apart from what the learner's code prints.
///
/// In the grader's sandbox, requests and answers have a private channel. Elsewhere the answers go to what was standard
/// output; standard output itself becomes a file without a name that is read after each step.
final class AnswerChannel {
  private let answers: Int32
  private let printed: Int32
  private var offset: off_t = 0

  init() {
    if getenv("FORMLAB_RUN") != nil {
      answers = 3
      printed = -1
      dup2(4, 0)
      return
    }
    setvbuf(stdout, nil, _IOFBF, 1 << 16)
    answers = dup(1)
    printed = AnswerChannel.unnamedFile()
    if printed >= 0 { dup2(printed, 1) }
  }

  private static func unnamedFile() -> Int32 {
    guard let file = tmpfile() else { return open("/dev/null", O_RDWR) }
    return fileno(file)
  }

  /// Sends one line.
  func send(_ line: String) {
    let bytes = Array((line + "\n").utf8)
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes { write(answers, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      sent += count
    }
  }

  /// What was printed since the last time.
  func takePrinted() -> String {
    fflush(stdout)
    guard printed >= 0 else { return "" }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    while true {
      let count = buffer.withUnsafeMutableBytes { pread(printed, $0.baseAddress, $0.count, offset) }
      guard count > 0 else { break }
      bytes += buffer[0..<count]
      offset += off_t(count)
      if bytes.count > 1 << 20 { break }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
