internal import Glibc

/// What a program wrote, and how it ended.
package struct ProgramResult: Sendable, Equatable {
  package var output: String
  package var error: String
  /// Nil if it was ended because its time was up.
  package var status: ExitStatus?

  package init(output: String, error: String, status: ExitStatus?) {
    self.output = output
    self.error = error
    self.status = status
  }
}

/// Runs a program to its end, with pipes for its three streams.
///
/// - Parameters:
///   - path: the program.
///   - arguments: its arguments, without the name.
///   - input: what it reads.
///   - environment: all of its environment; `PATH` and `SWIFT_BACKTRACE` are added if they aren't in it.
///   - folder: its working folder.
///   - seconds: when it is ended.
/// - Returns: what it wrote, and how it ended.
/// - Throws: `SpawnFault` if it can't be started.
package func runProgram(
  _ path: String,
  _ arguments: [String] = [],
  input: String = "",
  environment: [String: String] = [:],
  folder: String? = nil,
  within seconds: Double = 60
) throws -> ProgramResult {
  try runProgram(
    path, arguments, input: Array(input.utf8), environment: environment, folder: folder,
    within: seconds)
}

/// Runs a program to its end, with any bytes as its input.
package func runProgram(
  _ path: String,
  _ arguments: [String] = [],
  input: [UInt8],
  environment: [String: String] = [:],
  folder: String? = nil,
  within seconds: Double = 60
) throws -> ProgramResult {
  let pipes = [Pipe(), Pipe(), Pipe()]
  let process = try SpawnedProcess(
    [path] + arguments,
    environment: defaultEnvironment.merging(environment) { $1 },
    folder: folder,
    streams: [
      .descriptor(pipes[0].read), .descriptor(pipes[1].write), .descriptor(pipes[2].write),
    ],
    startsSession: false)
  pipes[0].closeRead()
  pipes[1].closeWrite()
  pipes[2].closeWrite()
  let deadline = Deadline(seconds: seconds)
  let texts = Exchange(pipes: pipes, input: input).run(until: deadline)
  let status = process.wait(within: Double(deadline.milliseconds) / 1000 + 0.05)
  return ProgramResult(
    output: String(decoding: texts[0], as: UTF8.self),
    error: String(decoding: texts[1], as: UTF8.self),
    status: status)
}

/// What every program of a test is given.
package let defaultEnvironment = [
  "PATH": unsafe getenv("PATH").map { unsafe String(cString: $0) } ?? "/usr/bin:/bin",
  "SWIFT_BACKTRACE": "enable=no",
]

/// The folder that this test program was built into, with the other programs of the package.
package let buildFolder: String = {
  var bytes = [CChar](repeating: 0, count: 4096)
  let count = unsafe readlink("/proc/self/exe", &bytes, bytes.count - 1)
  let path = String(
    decoding: bytes.prefix(max(0, count)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  return path.split(separator: "/").dropLast().map { "/" + $0 }.joined()
}()

/// Both ends of a pipe; they don't reach other children.
private final class Pipe {
  private(set) var read: Int32 = -1
  private(set) var write: Int32 = -1

  init() {
    var ends: [Int32] = [-1, -1]
    _ = unsafe pipe(&ends)
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    read = ends[0]
    write = ends[1]
  }

  func closeRead() {
    if read >= 0 { close(read) }
    read = -1
  }

  func closeWrite() {
    if write >= 0 { close(write) }
    write = -1
  }

  deinit {
    closeRead()
    closeWrite()
  }
}

/// Feeds a child and collects what it says, without either side waiting for the other.
private struct Exchange {
  let pipes: [Pipe]
  var input: [UInt8]

  func run(until deadline: Deadline) -> [[UInt8]] {
    var input = input[...]
    var texts: [[UInt8]] = [[], []]
    _ = fcntl(pipes[0].write, F_SETFL, O_NONBLOCK)
    // A child that ends without reading must not end the tests.
    signal(SIGPIPE, SIG_IGN)
    while pipes[1].read >= 0 || pipes[2].read >= 0, !deadline.isOver {
      if input.isEmpty { pipes[0].closeWrite() }
      var entries = [
        pollfd(fd: pipes[0].write, events: Int16(POLLOUT), revents: 0),
        pollfd(fd: pipes[1].read, events: Int16(POLLIN), revents: 0),
        pollfd(fd: pipes[2].read, events: Int16(POLLIN), revents: 0),
      ]
      guard unsafe poll(&entries, 3, deadline.milliseconds) > 0 else { continue }
      if entries[0].revents != 0 { feed(&input) }
      for index in 1...2 where entries[index].revents != 0 {
        collect(pipes[index], into: &texts[index - 1])
      }
    }
    return texts
  }

  private func feed(_ input: inout ArraySlice<UInt8>) {
    let count = unsafe input.withUnsafeBytes {
      unsafe write(pipes[0].write, $0.baseAddress, $0.count)
    }
    if count > 0 {
      input = input.dropFirst(count)
    } else if errno != EAGAIN && errno != EINTR {
      input = []
    }
  }

  private func collect(_ pipe: Pipe, into text: inout [UInt8]) {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    let count = unsafe read(pipe.read, &chunk, chunk.count)
    if count > 0 {
      text += chunk[..<count]
    } else {
      pipe.closeRead()
    }
  }
}
