import Foundation
import Glibc
import Testing

/// The fixture program, running, with its output.
final class Child {
  private let process: pid_t
  private let output: Int32
  private var bytes: [UInt8] = []

  init(_ arguments: [String]) throws {
    var ends: [Int32] = [0, 0]
    try #require(unsafe pipe(&ends) == 0)
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
    unsafe posix_spawn_file_actions_addclose(&actions, ends[0])
    unsafe posix_spawn_file_actions_addclose(&actions, ends[1])
    var words = unsafe ([Self.program] + arguments).map { unsafe strdup($0) }
    unsafe words.append(nil)
    defer { unsafe words.forEach { unsafe free($0) } }
    var child: pid_t = 0
    let failed = unsafe posix_spawn(&child, Self.program, &actions, nil, words, environ)
    close(ends[1])
    try #require(failed == 0, "could not start \(Self.program)")
    (process, output) = (child, ends[0])
  }

  /// The program beside the one that runs the tests.
  private static let program: String = {
    let own = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    let folder = CommandLine.arguments.first { $0.hasSuffix(".xctest") } ?? own
    return URL(fileURLWithPath: folder).deletingLastPathComponent().path + "/RecordFixture"
  }()

  /// Kills it without warning, and gives all lines that it wrote whole.
  func kill() -> [String] {
    Glibc.kill(process, SIGKILL)
    return finish()
  }

  /// Waits until it has written so many lines, or has ended.
  func wait(forLines count: Int) {
    while bytes.count(where: { $0 == 10 }) < count, readMore() {}
  }

  /// Waits until it has ended, and gives all lines that it wrote whole.
  func finish() -> [String] {
    while readMore() {}
    close(output)
    var status: Int32 = 0
    unsafe waitpid(process, &status, 0)
    let whole = bytes.prefix(through: bytes.lastIndex(of: 10) ?? -1)
    return String(decoding: whole, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  private func readMore() -> Bool {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let got = unsafe read(output, &buffer, buffer.count)
    bytes += buffer.prefix(max(got, 0))
    return got > 0
  }
}
