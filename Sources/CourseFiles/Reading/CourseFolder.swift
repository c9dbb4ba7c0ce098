import FoundationEssentials
import Glibc

/// The folder of a course, and the only way to the files in it.
///
/// Files are opened without blocking, must be regular, small and in UTF-8, and must not lie outside
/// the folder once links are followed.
struct CourseFolder {
  /// Largest file that is read, in bytes.
  static let largestFile = 1 << 20

  /// The folder as the caller wrote it; problems name files below this path.
  let given: String
  /// The folder with links followed; nil where there is none.
  private let resolved: String?

  init(_ path: String) {
    given = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    resolved = Self.resolve(path)
  }

  /// The absolute form of a path in the course, links of the file itself not followed.
  func absolute(_ path: String) -> String {
    if path.hasPrefix("/") { return path }
    return FileManager.default.currentDirectoryPath + "/" + path
  }

  /// The text of a file: UTF-8 without byte-order mark, lines ended by a line feed alone.
  func text(at path: String) throws(CourseProblem) -> SourceText {
    let bytes = try bytes(at: path)
    return SourceText(path: absolute(path), text: try TextDecoding.decode(bytes, file: path))
  }

  /// Whether anything stands at the path.
  func holds(_ path: String) -> Bool {
    var status = stat()
    return unsafe lstat(path, &status) == 0
  }

  /// Names in a folder, sorted, without hidden files and editors' backup copies.
  func names(in path: String) throws(CourseProblem) -> [String] {
    do {
      let names = try FileManager.default.contentsOfDirectory(atPath: path)
      return names.filter { !$0.hasPrefix(".") && !$0.hasSuffix("~") }.sorted()
    } catch {
      throw folderProblem(path)
    }
  }

  /// Whether the path is a folder.
  func isFolder(_ path: String) -> Bool {
    var status = stat()
    return unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  private func bytes(at path: String) throws(CourseProblem) -> [UInt8] {
    if let found = Self.resolve(path), !isInside(found) {
      throw CourseProblem(
        file: path, message: "This is a link that leads out of the course.",
        hint: "Put a copy of the file here; a course is one folder.")
    }
    let descriptor = unsafe open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw openProblem(path, errno) }
    defer { close(descriptor) }
    try checkKind(of: descriptor, path: path)
    return try readAll(descriptor, path: path)
  }

  private func checkKind(of descriptor: Int32, path: String) throws(CourseProblem) {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { throw openProblem(path, errno) }
    let kind = status.st_mode & S_IFMT
    guard kind == S_IFREG else {
      let what = kind == S_IFDIR ? "a folder" : "no ordinary file"
      throw CourseProblem(
        file: path, message: "A file is expected here, and this is \(what).",
        hint: "Move it away and write the file.")
    }
    if Int(status.st_size) > Self.largestFile { throw tooLarge(path, Int(status.st_size)) }
  }

  private func readAll(_ descriptor: Int32, path: String) throws(CourseProblem) -> [UInt8] {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe read(descriptor, &piece, piece.count)
      if count == 0 { return bytes }
      if count < 0 {
        if errno == EINTR { continue }
        throw openProblem(path, errno)
      }
      bytes += piece[0..<count]
      if bytes.count > Self.largestFile { throw tooLarge(path, bytes.count) }
    }
  }

  private func isInside(_ path: String) -> Bool {
    guard let resolved else { return false }
    return path == resolved || path.hasPrefix(resolved == "/" ? "/" : resolved + "/")
  }

  private static func resolve(_ path: String) -> String? {
    guard let found = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(found) }
    return unsafe String(cString: found)
  }
}

// MARK: - Words

extension CourseFolder {
  /// What to say of a folder that can't be listed.
  func folderProblem(_ path: String) -> CourseProblem {
    var status = stat()
    if unsafe stat(path, &status) != 0 {
      return CourseProblem(
        file: path, message: "There is no such folder.", hint: nearName(to: path))
    }
    if status.st_mode & S_IFMT != S_IFDIR {
      return CourseProblem(
        file: path, message: "A folder is expected here, and this is a file.",
        hint: "Move it away and make the folder.")
    }
    return CourseProblem(
      file: path, message: "This folder may not be read.",
      hint: "Give yourself the right to read it: chmod u+rx on the folder.")
  }

  private func openProblem(_ path: String, _ code: Int32) -> CourseProblem {
    switch code {
    case ENOENT, ENOTDIR:
      if holds(path) {
        return CourseProblem(
          file: path, message: "This link leads nowhere.",
          hint: "Put the file itself here.")
      }
      return CourseProblem(file: path, message: "This file is missing.", hint: nearName(to: path))
    case EACCES, EPERM:
      return CourseProblem(
        file: path, message: "This file may not be read.",
        hint: "Give yourself the right to read it: chmod u+r on the file.")
    case ELOOP:
      return CourseProblem(
        file: path, message: "This link leads in a circle.", hint: "Put the file itself here.")
    default:
      let reason = unsafe String(cString: strerror(code))
      return CourseProblem(file: path, message: "This file can't be read: \(reason).")
    }
  }

  private func tooLarge(_ path: String, _ size: Int) -> CourseProblem {
    CourseProblem(
      file: path,
      message: "This file has \(size / 1024) KiB; a file of a course has at most "
        + "\(Self.largestFile / 1024).",
      hint: "Text and code are never that long: is it the right file?")
  }

  /// "Did you mean ...", from the names beside a missing file.
  private func nearName(to path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    let name = String(path[path.index(after: slash)...])
    let beside =
      (try? FileManager.default.contentsOfDirectory(atPath: String(path[..<slash]))) ?? []
    guard let near = Nearest.name(to: name, among: beside.sorted()) else { return "" }
    return "There is `\(near)`; did you mean that to be `\(name)`?"
  }
}
