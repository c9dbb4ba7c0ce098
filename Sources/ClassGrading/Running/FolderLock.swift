import Glibc

/// Keeps a second formlab from writing into the same folder of results, as long as it lives.
final class FolderLock: Sendable {
  private let descriptor: Int32

  /// - Throws: `ClassProblem.inUse`, or `.unwritable` where the folder is.
  init(_ folder: String) throws(ClassProblem) {
    descriptor = unsafe open("\(folder)/.lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw SystemCall.unwritable(folder) }
    // A file system without locks is no reason to refuse.
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK else {
      close(descriptor)
      throw .inUse(path: folder)
    }
  }

  deinit { close(descriptor) }
}
