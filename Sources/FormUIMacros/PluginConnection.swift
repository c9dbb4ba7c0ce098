import Glibc

/// The compiler's protocol: each message is a length of eight bytes, little end first, and a JSON text.
struct PluginConnection {
  /// Answers messages until there are no more.
  func serve() {
    while let message = receive() {
      send(PluginRequest(message).answer)
    }
  }

  private func receive() -> String? {
    guard let head = read(count: 8) else { return nil }
    let length = head.enumerated().reduce(0) { $0 | Int($1.element) << (8 * $1.offset) }
    guard length >= 0, length < 1 << 28, let body = read(count: length) else { return nil }
    return String(decoding: body, as: UTF8.self)
  }

  private func send(_ text: String) {
    let body = Array(text.utf8)
    var bytes = (0..<8).map { UInt8(truncatingIfNeeded: body.count >> (8 * $0)) }
    bytes += body
    var sent = 0
    while sent < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { buffer in
        unsafe write(1, buffer.baseAddress.map { unsafe $0 + sent }, bytes.count - sent)
      }
      guard count > 0 else { return }
      sent += count
    }
  }

  private func read(count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    var filled = 0
    while filled < count {
      let got = unsafe bytes.withUnsafeMutableBytes { buffer in
        unsafe Glibc.read(0, buffer.baseAddress.map { unsafe $0 + filled }, count - filled)
      }
      guard got > 0 else { return nil }
      filled += got
    }
    return bytes
  }
}
