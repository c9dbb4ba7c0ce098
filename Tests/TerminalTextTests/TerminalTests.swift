import Glibc
import Synchronization
import Testing

@testable import TerminalText

/// A pipe that a console writes to.
private final class ReadablePipe {
  let read: Int32
  let write: Int32

  init() {
    var ends: [Int32] = [-1, -1]
    _ = unsafe pipe(&ends)
    (read, write) = (ends[0], ends[1])
  }

  /// Reads so many bytes.
  func take(_ count: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 4096)
    while bytes.count < count {
      let more = unsafe Glibc.read(read, &chunk, min(chunk.count, count - bytes.count))
      guard more > 0 else { break }
      bytes += chunk[..<more]
    }
    return bytes
  }
}

@Suite("The terminal's streams")
struct TerminalTests {
  private static let probe = TerminalProbe(isTerminal: { _ in false }, size: { _ in (33, 1) })

  @Test("Each stream has its own colour, and the size is asked anew")
  func streams() {
    let (output, error) = (ReadablePipe(), ReadablePipe())
    let capabilities = Capabilities(
      output: .init(isTerminal: false, usesColour: false),
      error: .init(isTerminal: true, usesColour: true))
    let console = Terminal(
      capabilities, probe: Self.probe, descriptors: (output.write, error.write))
    console.write(StyledText("né", .success), to: .output)
    console.write(StyledText("no", .success), to: .error)
    #expect(output.take(3) == Array("né".utf8))
    #expect(error.take(11) == Array("\u{1B}[32mno\u{1B}[0m".utf8))
    #expect(console.capabilities.columns == 33 && console.capabilities.rows == 2)
  }

  @Test("A stream that nobody reads is closed, and the other goes on")
  func brokenPipe() {
    signal(SIGPIPE, SIG_IGN)
    let (output, error) = (ReadablePipe(), ReadablePipe())
    close(output.read)
    let console = Terminal(
      Capabilities(), probe: Self.probe, descriptors: (output.write, error.write))
    console.show("lost")
    console.show("lost too")
    console.complain("heard")
    #expect(console.failure(.output) == EPIPE && console.failure(.error) == nil)
    #expect(console.isClosed(.output) && !console.isClosed(.error))
    #expect(error.take(6) == Array("heard\n".utf8))
  }

  @Test("A full disk is a failure")
  func fullDisk() {
    let descriptor = unsafe open("/dev/full", O_WRONLY)
    let console = Terminal(Capabilities(), probe: Self.probe, descriptors: (descriptor, descriptor))
    console.show("lost")
    #expect(console.failure(.output) == ENOSPC)
    close(descriptor)
  }

  @Test("A text larger than the pipe is written whole, also where writing doesn't wait")
  func shortWrites() async {
    let output = ReadablePipe()
    _ = fcntl(output.write, F_SETFL, O_NONBLOCK)
    let text = String(repeating: "0123456789", count: 30_000)
    let descriptors = (output.write, output.write)
    let writing = Task.detached {
      Terminal(Capabilities(), probe: Self.probe, descriptors: descriptors).write(
        StyledText(text), to: .output)
    }
    #expect(output.take(300_000) == Array(text.utf8))
    await writing.value
  }
}
