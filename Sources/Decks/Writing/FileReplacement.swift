internal import Glibc

/// Writes bytes beside a file, makes them safe on the disk and moves them into its place.
struct FileReplacement {
  var path: String
  var bytes: [UInt8]
  var mode: mode_t
  var mustBeNew = false

  func run() throws(DeckFileError) {
    let (descriptor, temporary) = try openTemporary()
    do throws(DeckFileError) {
      defer { close(descriptor) }
      try write(to: descriptor)
      guard fchmod(descriptor, mode) == 0 else { throw DeckFile.failure("fchmod", path) }
      guard fsync(descriptor) == 0 else { throw DeckFile.failure("fsync", path) }
    } catch {
      unsafe unlink(temporary)
      throw error
    }
    try move(temporary)
    syncFolder()
  }

  private var folder: String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  private func openTemporary() throws(DeckFileError) -> (Int32, String) {
    var template = Array("\(folder)/.formlab-XXXXXX".utf8CString)
    let descriptor = unsafe template.withUnsafeMutableBufferPointer { space -> Int32 in
      guard let start = space.baseAddress else { return -1 }
      return unsafe mkstemp(start)
    }
    guard descriptor >= 0 else { throw DeckFile.failure("mkstemp", path) }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    let name = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return (descriptor, name)
  }

  private func write(to descriptor: Int32) throws(DeckFileError) {
    var offset = 0
    while offset < bytes.count {
      let count = unsafe bytes[offset...].withUnsafeBytes { rest in
        unsafe Glibc.write(descriptor, rest.baseAddress, rest.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw DeckFile.failure("write", path) }
      offset += count
    }
  }

  private func move(_ temporary: String) throws(DeckFileError) {
    if mustBeNew {
      // A link fails where a file exists; a rename would replace it.
      let result = unsafe link(temporary, path)
      let failure = DeckFile.failure("link", path)
      unsafe unlink(temporary)
      guard result == 0 else { throw failure }
    } else if unsafe rename(temporary, path) != 0 {
      let failure = DeckFile.failure("rename", path)
      unsafe unlink(temporary)
      throw failure
    }
  }

  private func syncFolder() {
    let descriptor = unsafe open(folder, O_RDONLY | O_CLOEXEC | O_DIRECTORY)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }
}
