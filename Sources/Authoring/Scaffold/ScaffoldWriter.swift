import FoundationEssentials
import Glibc

/// Writes scaffolds to disk and never over anything that is there.
package enum ScaffoldWriter {
  /// Writes all files below a folder that is made for them.
  ///
  /// - Parameters:
  ///   - files: With their paths below the folder.
  ///   - folder: Must not exist yet, or be empty.
  /// - Returns: The paths of the files, as they were written.
  /// - Throws: Where something is in the way.
  package static func write(
    _ files: [ScaffoldedFile], to folder: String
  ) throws(ScaffoldProblem) -> [String] {
    let there = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    var status = stat()
    if unsafe lstat(folder, &status) == 0, status.st_mode & S_IFMT != S_IFDIR || !there.isEmpty {
      throw .exists(path: folder)
    }
    var paths: [String] = []
    for file in files { paths.append(try write(file, below: folder)) }
    return paths
  }

  /// Writes one file below a folder that may hold others.
  ///
  /// - Returns: The file's path.
  package static func write(
    _ file: ScaffoldedFile, below folder: String
  ) throws(ScaffoldProblem) -> String {
    let path = folder + "/" + file.path
    let parent = String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
    do {
      try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
    } catch {
      throw .unwritable(path: parent, reason: reason(errno))
    }
    let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      if errno == EEXIST { throw .exists(path: path) }
      throw .unwritable(path: path, reason: reason(errno))
    }
    defer { close(descriptor) }
    try writeAll(Array(file.text.utf8), to: descriptor, path: path)
    return path
  }

  private static func writeAll(
    _ bytes: [UInt8], to descriptor: Int32, path: String
  ) throws(ScaffoldProblem) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes {
        unsafe Glibc.write(descriptor, $0.baseAddress, $0.count)
      }
      if count < 0 {
        if errno == EINTR { continue }
        throw .unwritable(path: path, reason: reason(errno))
      }
      rest = rest.dropFirst(count)
    }
  }

  private static func reason(_ code: Int32) -> String {
    unsafe String(cString: strerror(code))
  }
}
