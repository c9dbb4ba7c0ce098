import Glibc

/// Keeps a second formlab from writing into the same folder of results, as long as it lives.
final class FolderLock: Sendable {
  private let descriptor: Int32

  /// Takes the lock of a folder.
  ///
  /// - Parameters:
  ///   - folder: the folder of results.
  ///   - tries: how often it is tried, half a second apart. A batch system may start a job anew while what is left of its
  ///     first run is still ending.
  /// - Throws: `ClassProblem.inUse`, or `.unwritable` where the folder is.
  init(_ folder: String, tries: Int = 1) throws(ClassProblem) {
    descriptor = unsafe open("\(folder)/.lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw SystemCall.unwritable(folder) }
    for attempt in 1...max(tries, 1) {
      // A file system without locks is no reason to refuse.
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK { return }
      if attempt < tries { usleep(500_000) }
    }
    close(descriptor)
    throw .inUse(path: folder)
  }

  deinit { close(descriptor) }
}
