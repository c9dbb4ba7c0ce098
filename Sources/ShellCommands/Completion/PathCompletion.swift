internal import Glibc

/// Completes paths on the disk.
enum PathCompletion {
  /// Files and folders that begin with `typed`; hidden ones only where a dot was typed.
  static func candidates(for typed: String, foldersOnly: Bool) -> [Candidate] {
    let slash = typed.lastIndex(of: "/")
    let head = slash.map { String(typed[...$0]) } ?? ""
    let tail = slash.map { String(typed[typed.index(after: $0)...]) } ?? typed
    return entries(of: folder(head)).filter { entry in
      entry.name.hasPrefix(tail) && (tail.hasPrefix(".") || !entry.name.hasPrefix("."))
        && (!foldersOnly || entry.isFolder)
    }.map { entry in
      entry.isFolder
        ? Candidate(head + entry.name + "/", isComplete: false) : Candidate(head + entry.name)
    }
  }

  private static func folder(_ head: String) -> String {
    guard head.hasPrefix("~/"), let home = unsafe getenv("HOME") else {
      return head.isEmpty ? "." : head
    }
    return unsafe String(cString: home) + head.dropFirst()
  }

  private static func entries(of folder: String) -> [(name: String, isFolder: Bool)] {
    guard let stream = unsafe opendir(folder) else { return [] }
    defer { unsafe closedir(stream) }
    var found: [(name: String, isFolder: Bool)] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        unsafe pointer.withMemoryRebound(to: CChar.self, capacity: 256) {
          unsafe String(cString: $0)
        }
      }
      guard name != ".", name != ".." else { continue }
      var facts = stat()
      let isFolder =
        unsafe stat("\(folder)/\(name)", &facts) == 0 && facts.st_mode & S_IFMT == S_IFDIR
      found.append((name, isFolder))
    }
    return found.sorted { $0.name < $1.name }
  }
}
