internal import Glibc
internal import Synchronization

/// The standard streams of this process.
///
/// Whether a closed pipe ends the process is left to SIGPIPE's action; where that is ignored, the stream counts as
/// closed and what is written is dropped.
package final class Terminal: Console {
  private let chosen: Capabilities
  private let probe: TerminalProbe
  private let descriptors: (output: Int32, error: Int32)
  private let failures = Mutex<[OutputStream: Int32]>([:])

  /// Makes a console with what was found out at the start.
  package convenience init(_ capabilities: Capabilities, probe: TerminalProbe = .system) {
    self.init(capabilities, probe: probe, descriptors: (1, 2))
  }

  init(
    _ capabilities: Capabilities, probe: TerminalProbe, descriptors: (output: Int32, error: Int32)
  ) {
    chosen = capabilities
    self.probe = probe
    self.descriptors = descriptors
  }

  package var capabilities: Capabilities {
    var capabilities = chosen
    if let size = probe.size(descriptors.output) {
      capabilities.columns = max(20, size.columns)
      capabilities.rows = max(2, size.rows)
    }
    return capabilities
  }

  package func isClosed(_ stream: OutputStream) -> Bool {
    failure(stream) != nil
  }

  /// The `errno` of the write that failed, such as EPIPE where nobody reads or ENOSPC on a full disk; nil if none did.
  package func failure(_ stream: OutputStream) -> Int32? {
    failures.withLock { $0[stream] }
  }

  package func write(_ text: StyledText, to stream: OutputStream) {
    guard !isClosed(stream) else { return }
    let usesColour = stream == .output ? chosen.output.usesColour : chosen.error.usesColour
    // Other code may have printed through the C library; its text comes first.
    fflush(nil)
    let descriptor = stream == .output ? descriptors.output : descriptors.error
    if let code = Self.write(text.rendered(usesColour: usesColour), to: descriptor) {
      failures.withLock { $0[stream] = code }
    }
  }

  /// Writes all of a text, in as many steps as it takes; gives the `errno` if that fails.
  private static func write(_ text: String, to descriptor: Int32) -> Int32? {
    var text = text
    return text.withUTF8 { bytes in
      var start = 0
      while start < bytes.count {
        let count = unsafe Glibc.write(
          descriptor, bytes.baseAddress?.advanced(by: start), bytes.count - start)
        if count > 0 {
          start += count
        } else if errno == EAGAIN {
          waitUntilWritable(descriptor)
        } else if errno != EINTR {
          return errno
        }
      }
      return nil
    }
  }

  /// A child may have made our stream non-blocking.
  private static func waitUntilWritable(_ descriptor: Int32) {
    var entry = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    _ = unsafe poll(&entry, 1, 1000)
  }
}
