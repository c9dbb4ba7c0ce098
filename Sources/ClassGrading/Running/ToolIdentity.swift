import Glibc
internal import MessageDigest

/// What judges: formlab and the toolchain, as a hash that is the same on every machine that has the same.
package enum ToolIdentity {
  /// Hashes the whole of some files, and of others only how long they are.
  ///
  /// - Parameters:
  ///   - whole: formlab's own files; one that isn't there counts as empty.
  ///   - sizes: files of a toolchain, too large to be read for this.
  /// - Returns: 64 hexadecimal digits.
  package static func hash(whole: [String], sizes: [String]) -> String {
    let contents = whole.map(digest)
    let lengths = sizes.map { path -> String in
      var status = stat()
      return unsafe stat(path, &status) == 0 ? "\(status.st_size)" : "-"
    }
    return Fingerprint.hash(contents + lengths)
  }

  private static func digest(of path: String) -> String {
    let file = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return "-" }
    defer { close(file) }
    var hash = SHA256()
    var buffer = [UInt8](repeating: 0, count: 1 << 18)
    while true {
      let count = unsafe read(file, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return hash.hex() }
      hash.add(count == buffer.count ? buffer : Array(buffer[..<count]))
    }
  }
}
