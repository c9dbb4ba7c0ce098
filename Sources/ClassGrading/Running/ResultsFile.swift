import Glibc
import Synchronization

/// The verdicts of a class, one JSON value a line, appended as they come.
///
/// A line is written with one call, so that a program killed at any moment leaves whole lines and at most a torn last one,
/// which is cut off when the file is opened again. The last line on a submission counts.
package final class ResultsFile: Sendable {
  /// What is kept of a line in memory.
  package struct Head: Sendable {
    var offset: Int
    var length: Int
  }

  private struct State {
    var descriptor: Int32
    var size: Int
    var heads: [String: Head] = [:]
    var damaged = 0
  }

  /// Which submission a line is on.
  private struct Key: Decodable {
    var submission: String
  }

  package static let name = "results.jsonl"

  private let path: String
  private let state: Mutex<State>

  /// Opens the results in a folder, making the file where there is none.
  ///
  /// - Parameters:
  ///   - folder: the folder of results.
  ///   - isReadOnly: whether nothing will be added; then a torn line is left where it is.
  /// - Throws: `ClassProblem`.
  package init(in folder: String, isReadOnly: Bool = false) throws(ClassProblem) {
    path = "\(folder)/\(Self.name)"
    let flags = isReadOnly ? O_RDONLY : O_RDWR | O_CREAT
    let descriptor = unsafe open(path, flags | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      if isReadOnly { throw .unreadable(path: path, reason: SystemCall.reason(errno)) }
      throw SystemCall.unwritable(path)
    }
    var loaded = State(descriptor: descriptor, size: 0)
    Self.load(&loaded)
    if !isReadOnly, ftruncate(descriptor, off_t(loaded.size)) != 0 {
      let problem = SystemCall.unwritable(path)
      close(descriptor)
      throw problem
    }
    state = Mutex(loaded)
  }

  deinit { _ = state.withLock { close($0.descriptor) } }

  /// Lines that held no result, and were passed over.
  package var damagedLines: Int { state.withLock { $0.damaged } }

  /// Submissions that have a result.
  package var count: Int { state.withLock { $0.heads.count } }

  /// All submissions that have a result, in no order.
  var submissions: [String] { state.withLock { Array($0.heads.keys) } }

  /// The last result on a submission.
  package func result(of submission: String) -> ClassResult? {
    guard let line = line(of: submission) else { return nil }
    return JSONLine.decode(ClassResult.self, line)
  }

  /// The bytes of the last line on a submission.
  func line(of submission: String) -> [UInt8]? {
    state.withLock { state in
      guard let head = state.heads[submission] else { return nil }
      var bytes = [UInt8](repeating: 0, count: head.length)
      let count = unsafe pread(state.descriptor, &bytes, head.length, off_t(head.offset))
      return count == head.length ? bytes : nil
    }
  }

  /// Adds a result; it is on disk when this returns.
  ///
  /// - Throws: `ClassProblem.unwritable`, and then the file is as it was.
  package func append(_ result: ClassResult) throws(ClassProblem) {
    let line = Array(JSONLine.encode(result).utf8)
    let failure: ClassProblem? = state.withLock { state in
      guard lseek(state.descriptor, off_t(state.size), SEEK_SET) >= 0,
        SystemCall.write(line + [0x0A], to: state.descriptor), fdatasync(state.descriptor) == 0
      else {
        let problem = SystemCall.unwritable(path)
        _ = ftruncate(state.descriptor, off_t(state.size))
        return problem
      }
      state.heads[result.submission] = Head(offset: state.size, length: line.count)
      state.size += line.count + 1
      return nil
    }
    if let failure { throw failure }
  }

  private static func load(_ state: inout State) {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    var line: [UInt8] = []
    while true {
      let count = unsafe read(state.descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      for byte in buffer[..<count] {
        guard byte == 0x0A else {
          line.append(byte)
          continue
        }
        note(line, in: &state)
        line.removeAll(keepingCapacity: true)
      }
    }
  }

  private static func note(_ line: [UInt8], in state: inout State) {
    if let key = JSONLine.decode(Key.self, line) {
      state.heads[key.submission] = Head(offset: state.size, length: line.count)
    } else if !line.isEmpty {
      state.damaged += 1
    }
    state.size += line.count + 1
  }
}
