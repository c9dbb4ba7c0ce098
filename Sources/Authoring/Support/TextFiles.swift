import CourseFiles
import FoundationEssentials
import Glibc

/// Reads text files that other people wrote: regular, small, in UTF-8, links not followed outside
/// of the folder that they are reached by.
struct TextFiles {
  /// Largest file that is read, in bytes.
  static let largest = 1 << 20

  /// Whether anything stands at the path.
  func holds(_ path: String) -> Bool { kind(of: path) != nil }

  /// Whether the path is a folder.
  func isFolder(_ path: String) -> Bool { kind(of: path) == S_IFDIR }

  private func kind(of path: String) -> mode_t? {
    var status = stat()
    return unsafe stat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
  }

  /// The text of a file without byte-order mark and carriage returns.
  func text(at path: String) throws(CourseProblem) -> SourceText {
    guard let kind = kind(of: path) else {
      throw CourseProblem(file: path, message: "This file is missing.")
    }
    guard kind == S_IFREG else {
      throw CourseProblem(file: path, message: "A file is expected here, and this is none.")
    }
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else {
      throw CourseProblem(file: path, message: "This file can't be read.")
    }
    guard data.count <= Self.largest else {
      throw CourseProblem(file: path, message: "This file is larger than \(Self.largest) bytes.")
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw CourseProblem(file: path, message: "This file is not in UTF-8.")
    }
    let body = text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text
    return SourceText(path: path, text: body.replacing("\r\n", with: "\n"))
  }

  /// All Swift files below a folder, in the order of their paths; links to folders are not entered.
  func swiftFiles(below folder: String) throws(CourseProblem) -> [SourceText] {
    try paths(below: folder, depth: 0).filter { $0.hasSuffix(".swift") }
      .map { path throws(CourseProblem) in try text(at: path) }
  }

  private func paths(below folder: String, depth: Int) -> [String] {
    guard depth < 8, let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      return []
    }
    return names.filter { !$0.hasPrefix(".") }.sorted().flatMap { name -> [String] in
      let path = "\(folder)/\(name)"
      var status = stat()
      guard unsafe lstat(path, &status) == 0 else { return [] }
      return status.st_mode & S_IFMT == S_IFDIR ? paths(below: path, depth: depth + 1) : [path]
    }
  }

  /// A path's last part, and what stands before it; `.` where nothing does.
  static func parts(of path: String) -> (parent: String, last: String) {
    let trimmed = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    guard let slash = trimmed.lastIndex(of: "/") else { return (".", trimmed) }
    let parent = trimmed[..<slash]
    return (parent.isEmpty ? "/" : String(parent), String(trimmed[trimmed.index(after: slash)...]))
  }

  /// Whether two paths name one thing, links followed.
  static func isSame(_ one: String, _ other: String) -> Bool {
    resolved(one) == resolved(other)
  }

  /// Whether a path names something in a folder, links followed.
  static func isBelow(_ path: String, _ folder: String) -> Bool {
    resolved(path).hasPrefix(resolved(folder) + "/")
  }

  private static func resolved(_ path: String) -> String {
    guard let found = unsafe realpath(path, nil) else { return path }
    defer { unsafe free(found) }
    return unsafe String(cString: found)
  }
}
