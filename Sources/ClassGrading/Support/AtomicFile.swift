import Glibc

/// A file that is there whole or not at all: written beside its place and moved there at the end.
@safe struct AtomicFile: ~Copyable {
  private let path: String
  private let draft: String
  private let descriptor: Int32
  private var buffer: [UInt8] = []
  private var isDone = false

  /// Begins a file.
  ///
  /// - Parameters:
  ///   - name: the file's name; never taken from a submission.
  ///   - folder: where it goes.
  ///   - mode: who may read it.
  /// - Throws: `ClassProblem.unwritable`.
  init(_ name: String, in folder: String, mode: mode_t = 0o644) throws(ClassProblem) {
    path = "\(folder)/\(name)"
    draft = "\(folder)/.\(name).draft"
    descriptor = unsafe open(draft, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, mode)
    guard descriptor >= 0 else { throw SystemCall.unwritable(path) }
  }

  deinit {
    close(descriptor)
    if !isDone { unsafe unlink(draft) }
  }

  /// Adds text.
  mutating func write(_ text: String) throws(ClassProblem) {
    buffer += text.utf8
    if buffer.count > 1 << 16 { try flush() }
  }

  /// Puts the file in its place.
  mutating func finish() throws(ClassProblem) {
    try flush()
    guard fsync(descriptor) == 0, unsafe rename(draft, path) == 0 else {
      throw SystemCall.unwritable(path)
    }
    isDone = true
  }

  private mutating func flush() throws(ClassProblem) {
    guard SystemCall.write(buffer, to: descriptor) else { throw SystemCall.unwritable(path) }
    buffer.removeAll(keepingCapacity: true)
  }
}
