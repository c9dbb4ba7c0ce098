internal import FoundationEssentials
internal import Glibc
internal import Jobs

// Small questions to the file system. Paths that an untrusted process could have made are never asked for here.

func parent(of path: String) -> String {
  guard let slash = path.lastIndex(of: "/") else { return "." }
  return slash == path.startIndex ? "/" : String(path[..<slash])
}

func realPath(_ path: String) -> String? {
  guard let resolved = unsafe realpath(path, nil) else { return nil }
  defer { unsafe free(resolved) }
  return unsafe String(cString: resolved)
}

func isExecutable(_ path: String) -> Bool { unsafe access(path, X_OK) == 0 }
func isReadable(_ path: String) -> Bool { unsafe access(path, R_OK) == 0 }

/// Path, size and time of the last change in one text.
func fileStamp(_ path: String) -> String {
  var facts = stat()
  guard unsafe stat(path, &facts) == 0 else { return "\(path) missing" }
  return "\(path) \(facts.st_size) \(facts.st_mtim.tv_sec).\(facts.st_mtim.tv_nsec)"
}

func names(in folder: String) -> [String] {
  (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
}

func readFile(_ path: String) -> [UInt8]? {
  FileManager.default.contents(atPath: path).map { [UInt8]($0) }
}

/// Writes a new file; an older one of the name is replaced at once, never seen half written.
func writeFile(_ path: String, _ bytes: some Collection<UInt8>, mode: mode_t = 0o644)
  throws(GraderFault)
{
  let draft = "\(path).\(getpid()).\(UInt32.random(in: 0...UInt32.max)).part"
  let number = unsafe open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
  guard number >= 0 else { throw .cannotWrite(path: path, error: errno) }
  let file = Descriptor(owning: number)
  fchmod(number, mode)
  var rest = Array(bytes)[...]
  while !rest.isEmpty {
    guard let count = file.write(rest), count > 0 else {
      let error = errno
      unsafe unlink(draft)
      throw .cannotWrite(path: path, error: error)
    }
    rest = rest.dropFirst(count)
  }
  guard unsafe rename(draft, path) == 0 else {
    let error = errno
    unsafe unlink(draft)
    throw .cannotWrite(path: path, error: error)
  }
}

func makeFolder(_ path: String, mode: mode_t = 0o755) throws(GraderFault) {
  if unsafe mkdir(path, mode) == 0 || errno == EEXIST {
    return
  }
  if errno == ENOENT, path.contains("/") {
    try makeFolder(parent(of: path))
    if unsafe mkdir(path, mode) == 0 || errno == EEXIST { return }
  }
  throw .cannotWrite(path: path, error: errno)
}

/// Notes that something was used just now.
func touch(_ path: String) {
  _ = unsafe utimensat(AT_FDCWD, path, nil, 0)
}

/// Removes the entries of a folder, or those of them that begin with a prefix, that were not used for longest.
func removeOldest(in folder: String, named prefix: String = "", keeping most: Int) {
  let entries = names(in: folder).filter { $0.hasPrefix(prefix) && !$0.hasSuffix(".part") }
  guard entries.count > most else { return }
  func age(_ name: String) -> Int {
    var facts = stat()
    return unsafe stat("\(folder)/\(name)", &facts) == 0 ? Int(facts.st_mtim.tv_sec) : 0
  }
  for name in entries.sorted(by: { age($0) < age($1) }).prefix(entries.count - most) {
    let path = "\(folder)/\(name)"
    if unsafe unlink(path) != 0 { removeTree(path) }
  }
}
