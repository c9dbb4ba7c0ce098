internal import Glibc
internal import Jobs

/// The compiler's cache of C modules.
///
/// It is filled once, by our own code, in the box and at the place where answers are compiled;
/// answers only read it.
struct ModuleCache {
  let workshop: Workshop

  var isFilled: Bool {
    isReadable("\(workshop.moduleCache)/complete")
      && isReadable("\(workshop.staged.folder)/complete")
      && FormUILibrary(workshop: workshop).isMade
  }

  /// How many builds of formlab, or toolchains, keep their modules and libraries beside each other.
  private static let most = 8

  func fill(cancellation: Cancellation?) throws(GraderFault) {
    guard !isFilled else { return }
    try workshop.staged.make(from: workshop.support)
    try FormUILibrary(workshop: workshop).make(cancellation: cancellation)
    try fill(ModuleCache.imports, marker: "complete", cancellation: cancellation)
    for prefix in ["modules-", "support-"] {
      removeOldest(in: workshop.cache, named: prefix, keeping: ModuleCache.most)
    }
  }

  /// Fills in what some lines of imports need.
  ///
  /// - Parameters:
  ///   - imports: A source text of our own.
  ///   - marker: The file that says that this was done.
  ///   - language: The mode of the language, 5 or 6; each has modules of its own.
  ///   - cancellation: Ends the work from another thread.
  /// - Throws: The grader's own trouble.
  func fill(
    _ imports: String, marker: String, language: Int = 6, cancellation: Cancellation?
  ) throws(GraderFault) {
    try workshop.processTable.fill()
    let folder = workshop.moduleCache
    guard !isReadable("\(folder)/\(marker)") else { return }
    try makeFolder(folder)
    let room = try WorkRoom(in: "\(workshop.cache)/work", user: nil)
    try room.write("warm.swift", imports.utf8)
    let box = workshop.buildBox(room, prepared: nil, warming: true)
    let places = workshop.places(in: box, room, prepared: nil, exercise: nil)
    let command = CompilerCommand(places: places)
    let words =
      [places.frontend]
      + command.answer("\(places.input)/warm.swift", object: "/dev/null", module: nil)
      .inLanguage(language)
    // Our own code, so it runs as ourselves: the cache is not an answer's to write.
    let sandbox = workshop.sandbox.asOurselves
    let script = BuildScript(stages: [.init(name: .answer, words: words)])
    let outcome = try script.run(
      in: box, shell: places.shell, sandbox: sandbox, cancellation: cancellation)
    guard outcome.failed == nil else {
      throw .job("the module cache could not be made: \((outcome.errors[.answer] ?? "").trimmed)")
    }
    // The compiler writes them for its user alone; answers are compiled by another one.
    for inner in names(in: folder) {
      unsafe chmod("\(folder)/\(inner)", 0o755)
      for name in names(in: "\(folder)/\(inner)") {
        unsafe chmod("\(folder)/\(inner)/\(name)", 0o644)
      }
    }
    try writeFile("\(folder)/\(marker)", [])
  }

  /// What answers may import.
  static let imports = """
    import Foundation
    import Glibc
    import Dispatch
    import Synchronization
    import Observation
    import RegexBuilder
    let warm = 1
    """
}
