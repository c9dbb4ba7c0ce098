internal import Synchronization

/// The objects of one suite, each compiled for another module of an answer.
final class SuiteShelf: Sendable {
  private let folder: String
  private let latest: Mutex<String>

  /// Objects that are kept for one exercise.
  private static let most = 40

  init(folder: String, newest: String) {
    self.folder = folder
    latest = Mutex(newest)
  }

  /// The module that the next answer will probably have: that of the answer before.
  var guess: String { latest.withLock(\.self) }

  /// The name of the object for a module, in this folder; nil where there is none or it is damaged.
  func name(for module: String) -> String? {
    guard let found = names(in: folder).first(where: { $0.hasPrefix(module) }) else { return nil }
    let digest = found.dropFirst(module.count + 1).dropLast(2)
    guard let bytes = readFile("\(folder)/\(found)"), Digest.of(bytes) == digest else { return nil }
    latest.withLock { $0 = module }
    touch("\(folder)/\(found)")
    return found
  }

  func add(_ object: [UInt8], for module: String) throws(GraderFault) {
    try makeFolder(folder)
    try writeFile("\(folder)/\(module)-\(Digest.of(object)).o", object)
    latest.withLock { $0 = module }
    removeOldest(in: folder, keeping: SuiteShelf.most)
  }
}
