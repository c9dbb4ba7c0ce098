internal import CourseFiles
internal import Jobs

/// Compiles an answer, then its tests with the harness, and links them.
struct TestBuild {
  enum Result {
    /// The compiler refused the answer; what it said, with the files' names alone.
    case answerRefused(String)
    /// The compiler or linker refused the tests, or the tests together with this answer.
    case testsRefused(String)
    /// Path of the program, a file of ours.
    case built(program: String)
  }

  let workshop: Workshop
  let program: TestProgram
  let room: WorkRoom
  let cancellation: Cancellation?

  func run(_ seconds: inout StageSeconds) throws(GraderFault) -> Result {
    try TestModuleCache(workshop: workshop, language: program.languageVersion).fill(
      cancellation: cancellation)
    try write()
    let box = workshop.buildBox(room, prepared: nil)
    let places = workshop.places(in: box, room, prepared: nil, exercise: nil)
    let answer = try script(answerStages(places), box, places)
    seconds.compile += answer.seconds[.answer] ?? 0
    if answer.failed != nil {
      return .answerRefused(cleaned(answer.errors[.answer] ?? "", places))
    }
    let objects = TestObjects(workshop: workshop, program: program, room: room)
    let known = try objects.restore()
    let stages = known ? [] : suiteStages(places)
    let rest = try script(stages + [linkStage(places, known: known)], box, places)
    seconds.compile += rest.seconds[.suite] ?? 0
    seconds.link += rest.seconds[.link] ?? 0
    if let failed = rest.failed {
      return .testsRefused(cleaned(rest.errors[failed] ?? "", places))
    }
    guard let bytes = room.outcome("program", atMost: 256 << 20) else {
      throw .job("the linker left no program")
    }
    if !known { try objects.keep() }
    try writeFile("\(room.checked)/answer", bytes, mode: 0o755)
    return .built(program: "\(room.checked)/answer")
  }

  private func script(
    _ stages: [BuildScript.Stage], _ box: Box, _ places: BuildPlaces
  ) throws(GraderFault) -> BuildScript.Outcome {
    try BuildScript(stages: stages).run(
      in: box, shell: places.shell, sandbox: workshop.sandbox, cancellation: cancellation)
  }

  private func write() throws(GraderFault) {
    for module in program.answer + program.tests {
      try makeFolder("\(room.input)/\(module.name)")
      for file in module.files {
        try room.write("\(module.name)/\(baseName(file))", file.text.utf8)
      }
    }
    for module in program.tests {
      let files = module.files.map { (name: baseName($0), text: $0.text) }
      let source = TestHarness.source(
        usesTesting: program.usesLibrary("Testing"), methods: XCTestDiscovery.methods(in: files))
      try room.write("\(module.name)/\(Self.harness)", source.utf8)
    }
  }

  private static let harness = "FormlabTestMain.swift"

  private func answerStages(_ places: BuildPlaces) -> [BuildScript.Stage] {
    program.answer.map { module in
      let files = module.files.map { "\(places.input)/\(module.name)/\(baseName($0))" }
      return stage(.answer, module.name, files, places)
    }
  }

  private func suiteStages(_ places: BuildPlaces) -> [BuildScript.Stage] {
    program.tests.map { module in
      let files = module.files.map { "\(places.input)/\(module.name)/\(baseName($0))" }
      let harness = "\(places.input)/\(module.name)/\(Self.harness)"
      return stage(.suite, module.name, files + [harness], places)
    }
  }

  private func stage(
    _ name: BuildScript.StageName, _ module: String, _ files: [String], _ places: BuildPlaces
  ) -> BuildScript.Stage {
    let words = CompilerCommand(places: places).testModule(
      module, files, language: program.languageVersion, out: places.output)
    return .init(name: name, words: [places.frontend] + words)
  }

  /// Objects of tests that were compiled before lie among the inputs.
  private func linkStage(_ places: BuildPlaces, known: Bool) -> BuildScript.Stage {
    let answers = program.answer.map { "\(places.output)/\($0.name).o" }
    let tests = program.tests.map { "\(known ? places.input : places.output)/\($0.name).o" }
    let words = CompilerCommand(places: places).linkTests(
      answers + tests, program: "\(places.output)/program",
      usesXCTest: program.usesLibrary("XCTest"))
    return .init(name: .link, words: [places.linker] + words)
  }

  private func baseName(_ file: SourceText) -> String {
    String(file.path.split(separator: "/").last ?? "")
  }

  /// The compiler's words with file names in place of the box's paths.
  private func cleaned(_ errors: String, _ places: BuildPlaces) -> String {
    (program.answer + program.tests).reduce(errors) { text, module in
      text.replacing("\(places.input)/\(module.name)/", with: "")
    }.replacing("\(places.output)/", with: "").trimmed
  }
}

extension CompilerCommand {
  /// Compiles a module of several files as a whole; modules that are compiled already are in `out`.
  ///
  /// - Parameters:
  ///   - name: The module's name.
  ///   - files: Its sources.
  ///   - language: 5 or 6.
  ///   - out: Where its object and its module go.
  /// - Returns: The compiler's arguments.
  func testModule(_ name: String, _ files: [String], language: Int, out: String) -> [String] {
    var words = answer("", object: "\(out)/\(name).o", module: "\(out)/\(name).swiftmodule")
    words.removeAll { $0 == "" }
    words = words.inLanguage(language)
    if let index = words.firstIndex(of: "-module-name") { words[index + 1] = name }
    return words + files + [
      "-wmo", "-I", out, "-plugin-path", "\(places.resources)/host/plugins",
      "-enable-cross-import-overlays",
    ]
  }

  /// Links with the test libraries.
  ///
  /// `libXCTest.so` doesn't say where its own needs are, so the
  /// program's search path has to hold for them too (`--disable-new-dtags`).
  ///
  /// - Parameters:
  ///   - objects: What is linked, in order.
  ///   - program: Where the program goes.
  ///   - usesXCTest: Whether the tests import XCTest.
  /// - Returns: The linker's arguments.
  func linkTests(_ objects: [String], program: String, usesXCTest: Bool) -> [String] {
    let libraries = ["-lTesting", "-l_Testing_Foundation", "-lswiftRegexBuilder"]
    return link(
      objects + ["--disable-new-dtags", "--as-needed"] + libraries
        + (usesXCTest ? ["-lXCTest"] : []), program: program, foundation: true)
  }
}

extension [String] {
  /// A compiler's arguments for another mode of the language.
  func inLanguage(_ version: Int) -> [String] {
    guard let index = firstIndex(of: "-swift-version"), index + 1 < count else { return self }
    var words = self
    words[index + 1] = String(version)
    return words
  }
}
