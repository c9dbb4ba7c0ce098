internal import CourseFiles
internal import FormUICompile
internal import Glibc
internal import Jobs

/// Compiles a file of SwiftUI into a program that shows its form.
struct PreviewBuild {
  enum Result: Sendable {
    case refused([Diagnostic])
    /// The program lies in the room, as `checked/answer`.
    case built
  }

  let workshop: Workshop
  let exercise: Exercise
  /// The folder of the prepared exercise, where something is given; nil elsewhere.
  let prepared: String?
  let room: WorkRoom
  let cancellation: Cancellation?

  /// Programs that are kept; each has some megabytes.
  private static let most = 40

  /// - Parameters:
  ///   - source: The learner's file.
  ///   - view: The view that is asked for; a file's own entry gives way to it.
  /// - Returns: Whether it compiled.
  /// - Throws: Faults of the grader's own.
  func run(_ source: [UInt8], view: String?) throws(GraderFault) -> Result {
    var text = FormFile(source).text
    if view != nil { text = text.replacing("@main", with: "     ") }
    let entry = PreviewEntry(source: text)
    var views = entry.views
    // A view may turn out to need arguments, which only the compiler knows; the others are shown then.
    while true {
      let end = entry.text(offering: views)
      guard case .refused(let found) = try build(text, end) else { return .built }
      let errors = found.filter { $0.severity == .error }
      let lines = text.utf8.count { $0 == 0x0A } + 1
      guard !views.isEmpty, !errors.isEmpty, errors.allSatisfy({ $0.line > lines }) else {
        return .refused(found.filter { $0.line <= lines })
      }
      let own = (text + end).split(separator: "\n", omittingEmptySubsequences: false)
      let blamed = errors.compactMap { own[safe: $0.line - 1] }
      let rest = views.filter { view in !blamed.contains { $0.contains("(\"\(view)\",") } }
      views = rest.count < views.count ? rest : []
    }
  }

  private func build(_ text: String, _ entry: String) throws(GraderFault) -> Result {
    let key = Digest.of([
      "preview 2", workshop.identity, exercise.given?.text ?? "", text, entry,
    ])
    if let kept = load(key) {
      try writeFile("\(room.checked)/answer", kept, mode: 0o755)
      return .built
    }
    let cache = ModuleCache(workshop: workshop)
    try cache.fill(cancellation: cancellation)
    try cache.fill(
      ModuleCache.imports, marker: "complete-previews", language: 5, cancellation: cancellation)
    try room.write("answer.swift", (text + entry).utf8)
    let builder = Builder(workshop: workshop, exercise: exercise, cancellation: cancellation)
    let box = workshop.buildBox(room, prepared: prepared)
    let command = builder.command(box, room, prepared: prepared, for: text.utf8)
    let hidden = AppleModules.hidden(in: text)
    let outcome = try builder.run(stages(command, builder, hidden), box, command.places)
    if outcome.failed == .answer {
      let messages = Messages(
        answer: Array((text + entry).utf8), library: nil, places: command.places, room: room)
      return .refused(messages.ofAnswer(outcome))
    }
    guard outcome.failed == nil, let program = room.outcome("program") else {
      throw .job(outcome.errors[.link] ?? "")
    }
    try writeFile("\(room.checked)/answer", program, mode: 0o755)
    try keep(program, key)
    return .built
  }

  private func stages(
    _ command: CompilerCommand, _ builder: Builder, _ hidden: [String]
  ) -> [BuildScript.Stage] {
    let places = command.places
    let words = command.preview(
      "\(places.input)/answer.swift", importing: hidden, object: "\(places.output)/Answer.o")
    let link = command.link(
      builder.programObjects(places) + hidden.map { "-l\($0)" },
      program: "\(places.output)/program", foundation: true)
    return [
      .init(name: .answer, words: [places.frontend] + words),
      .init(name: .link, words: [places.linker] + link),
    ]
  }

  // MARK: - Programs that are kept

  private var shelf: String { "\(workshop.cache)/previews" }

  private func load(_ key: String) -> [UInt8]? {
    guard let program = readFile("\(shelf)/\(key)/program"),
      let digest = readFile("\(shelf)/\(key)/digest"),
      Digest.of(program) == String(decoding: digest, as: UTF8.self)
    else { return nil }
    touch("\(shelf)/\(key)")
    return program
  }

  private func keep(_ program: [UInt8], _ key: String) throws(GraderFault) {
    try makeFolder(shelf)
    let draft = "\(shelf)/\(key).\(getpid()).\(UInt32.random(in: 0...UInt32.max)).part"
    defer { removeTree(draft) }
    try makeFolder(draft)
    try writeFile("\(draft)/program", program)
    try writeFile("\(draft)/digest", Digest.of(program).utf8)
    removeTree("\(shelf)/\(key)")
    // Another formlab may have been faster; its result is as good.
    _ = unsafe rename(draft, "\(shelf)/\(key)")
    removeOldest(in: shelf, keeping: PreviewBuild.most)
  }
}
