internal import Glibc

/// Finds the deck files of a folder.
enum DeckFolder {
  /// Paths of all `*.md` files in a folder and the folders in it, in order of their names.
  ///
  /// Leaves out what begins with a dot, and folders behind symbolic links. A path that is a file is returned alone.
  static func files(in path: String, problems: inout [DeckProblem]) -> [String] {
    var status = stat()
    if unsafe stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG { return [path] }
    var files: [String] = []
    collect(path, depth: 0, into: &files, problems: &problems)
    return files
  }

  /// Makes a folder, if it is not there; returns the error number if it can't.
  static func create(_ path: String) -> Int32? {
    if unsafe mkdir(path, 0o755) == 0 { return nil }
    let code = errno
    var status = stat()
    if code == EEXIST, unsafe stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
      return nil
    }
    return code
  }

  private static func collect(
    _ folder: String, depth: Int, into files: inout [String], problems: inout [DeckProblem]
  ) {
    guard depth < 32, let names = names(in: folder, problems: &problems) else { return }
    for name in names.sorted() where !name.hasPrefix(".") {
      let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      var status = stat()
      guard unsafe lstat(path, &status) == 0 else { continue }
      if status.st_mode & S_IFMT == S_IFDIR {
        collect(path, depth: depth + 1, into: &files, problems: &problems)
      } else if name.lowercased().hasSuffix(".md") {
        files.append(path)
      }
    }
  }

  private static func names(in folder: String, problems: inout [DeckProblem]) -> [String]? {
    guard let stream = unsafe opendir(folder) else {
      let fault = DeckFault.cannotRead(reason: SystemError.text(errno))
      problems.append(DeckProblem(place: SourcePlace(file: folder), fault: fault))
      return nil
    }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
      let bytes = unsafe withUnsafeBytes(of: &entry.pointee.d_name) {
        unsafe Array($0.prefix { $0 != 0 })
      }
      if let name = String(validating: bytes, as: UTF8.self) {
        names.append(name)
      } else {
        let file = "\(folder)/\(String(decoding: bytes, as: UTF8.self))"
        problems.append(DeckProblem(place: SourcePlace(file: file), fault: .fileNameNotUTF8))
      }
    }
    return names
  }
}
