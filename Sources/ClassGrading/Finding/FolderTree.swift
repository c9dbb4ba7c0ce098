/// A folder as a search saw it; a zip file counts as a folder of its own name.
struct FolderTree: Sendable, Equatable {
  /// Names from the searched folder down, as shown.
  var path: [String]
  var folders: [FolderTree] = []
  var files: [FoundFile] = []
  /// Whether it is a Git checkout.
  var isCheckout = false

  init(path: [String], folders: [FolderTree] = [], files: [FoundFile] = []) {
    self.path = path
    self.folders = folders
    self.files = files
  }

  /// The folder's name; a zip file's without its ending.
  var name: String {
    let name = path.last ?? ""
    return name.lowercased().hasSuffix(".zip") ? String(name.dropLast(4)) : name
  }

  /// All files below, nearest first.
  var allFiles: [FoundFile] { files + folders.flatMap(\.allFiles) }

  /// Puts a file below, making the folders between that are not there yet.
  mutating func insert(_ file: FoundFile, below components: ArraySlice<String>) {
    with(components) { $0.files.append(file) }
  }

  /// Puts a folder below, making the folders between that are not there yet.
  mutating func insert(_ folder: FolderTree, below components: ArraySlice<String>) {
    with(components) { $0.folders.append(folder) }
  }

  /// Makes a folder below, where it is not there yet.
  mutating func makeFolder(at components: ArraySlice<String>) { with(components) { _ in } }

  /// Notes that a folder below is a Git checkout.
  mutating func markCheckout(at components: ArraySlice<String>) {
    with(components) { $0.isCheckout = true }
  }

  private mutating func with(
    _ components: ArraySlice<String>, _ change: (inout FolderTree) -> Void
  ) {
    guard let first = components.first else { return change(&self) }
    // Members of one folder mostly follow each other, so the last is looked at first.
    let found = folders.lastIndex { $0.path.last == first }
    if found == nil { folders.append(FolderTree(path: path + [first])) }
    folders[found ?? folders.count - 1].with(components.dropFirst(), change)
  }
}

/// A file met while searching.
struct FoundFile: Sendable, Equatable {
  /// Names from the searched folder down, as shown.
  var path: [String]
  var location: AnswerLocation
  /// Why it is never read: a symbolic link, encrypted, too large; nil for a file that can be.
  var refusal: String?

  init(path: [String], location: AnswerLocation, refusal: String? = nil) {
    self.path = path
    self.location = location
    self.refusal = refusal
  }

  var name: String { path.last ?? "" }
  var shownPath: String { path.joined(separator: "/") }
}

/// Bounds on what is looked at; a class of many thousands fits, a trap doesn't.
enum SearchLimits {
  /// Bytes of one answer.
  static let answerBytes = 1 << 20
  /// Bytes of a zip file inside a zip file.
  static let nestedArchiveBytes = 32 << 20
  /// Names in one folder, members of one zip file.
  static let names = 200_000
  /// Files below a folder of the second level, members of a zip file inside a zip file.
  static let filesPerStudent = 20_000
  /// Folders within folders.
  static let depth = 24
}
