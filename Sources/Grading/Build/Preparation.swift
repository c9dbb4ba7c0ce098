internal import CourseFiles
internal import Glibc
internal import Jobs

/// Makes a prepared exercise from its files: the solution is built and run like an answer.
struct Preparation {
  let workshop: Workshop
  let exercise: Exercise
  let cancellation: Cancellation?

  /// The name under which the result is kept; everything it depends on is in it.
  var key: String {
    Digest.of([
      workshop.identity, exercise.given?.text ?? "", exercise.solution.text, exercise.suite.text,
      exercise.dialect.rawValue, exercise.imports.joined(separator: " "),
      exercise.wrong.map { $0.name + $0.sentence + $0.source.text }.joined(separator: "\u{1}"),
    ])
  }

  var seed: UInt64 {
    Digest.of([exercise.suite.text]).prefix(15).reduce(0) {
      $0 << 4 | UInt64($1.hexDigitValue ?? 0)
    }
  }

  /// Builds everything into a folder that does not exist yet.
  func make(in folder: String) throws(GraderFault) -> PreparedExercise {
    let room = try WorkRoom(in: "\(workshop.cache)/work", user: workshop.sandbox.user)
    let solution = AnswerSyntax(exercise.solution.text)
    let view = SuiteView(
      solution: solution, suite: AnswerSyntax(exercise.suite.text),
      given: exercise.given.map { AnswerSyntax($0.text) })
    try write(view, solution, to: room)
    let outcome = try build(view, solution, room)
    if let failed = outcome.failed { throw broken(failed, outcome) }
    try keep(view, room, in: folder)
    let module = room.outcome("Answer.swiftmodule") ?? []
    let moduleDigest = Digest.of(module)
    if case .imports = view, let object = room.outcome("Suite.o") {
      try SuiteShelf(folder: "\(folder)/suites", newest: moduleDigest).add(
        object, for: moduleDigest)
    }
    let (outlines, reference) = try observe(room)
    return PreparedExercise(
      view: view.kind, viewSource: view.source, outlines: outlines,
      given: Set(exercise.given.map { AnswerSyntax($0.text).declarations.map(\.name) } ?? []),
      reference: reference,
      moduleDigest: moduleDigest)
  }

  private func write(_ view: SuiteView, _ solution: AnswerSyntax, to room: WorkRoom)
    throws(GraderFault)
  {
    if let given = exercise.given { try room.write("given.swift", given.text.utf8) }
    try room.write("answer.swift", LibraryForm(Array(exercise.solution.text.utf8), solution).text)
    if case .bridge(let source) = view { try room.write("bridge.swift", source.utf8) }
    try room.write("suite.swift", view.suiteText(exercise.suite.text).utf8)
  }

  private func build(_ view: SuiteView, _ solution: AnswerSyntax, _ room: WorkRoom)
    throws(GraderFault)
    -> BuildScript.Outcome
  {
    let builder = Builder(workshop: workshop, exercise: exercise, cancellation: cancellation)
    let box = workshop.buildBox(room, prepared: nil)
    let command = builder.command(
      box, room, prepared: nil, for: exercise.solution.text.utf8)
    let (places, compiler) = (command.places, command.places.frontend)
    let (input, output) = (places.input, places.output)
    var stages: [BuildScript.Stage] = []
    if exercise.given != nil {
      stages.append(
        .init(
          name: .given,
          words: [compiler] + command.given("\(input)/given.swift", out: "\(output)/given")))
    }
    stages.append(
      .init(
        name: .answer,
        words: [compiler]
          + command.answer(
            "\(input)/answer.swift", object: "\(output)/Answer.o",
            module: "\(output)/Answer.swiftmodule")))
    let isBridged = view.kind == .bridge
    if isBridged {
      stages.append(
        .init(
          name: .bridge,
          words: [compiler] + command.bridge("\(input)/bridge.swift", answer: output, out: output)))
    }
    stages.append(
      .init(
        name: .suite,
        words: [compiler]
          + command.suite(
            "\(input)/suite.swift", folders: [output], bridged: isBridged,
            object: "\(output)/Suite.o")))
    let objects =
      ["\(output)/Answer.o"]
      + builder.objects(
        places, bridge: isBridged ? "\(output)/Bridge.o" : nil, suite: "\(output)/Suite.o")
    stages.append(
      .init(
        name: .link,
        words: [places.linker]
          + command.link(
            objects, program: "\(output)/program", foundation: builder.needsFoundation(solution))))
    return try builder.run(stages, box, places)
  }

  private func broken(_ stage: BuildScript.StageName, _ outcome: BuildScript.Outcome) -> GraderFault
  {
    let part: GraderFault.ExercisePart =
      switch stage {
      case .given: .given
      case .script, .answer: .solution
      case .bridge, .suite, .link: .suite
      }
    return .brokenExercise(part: part, message: outcome.errors[stage] ?? "")
  }

  private func keep(_ view: SuiteView, _ room: WorkRoom, in folder: String) throws(GraderFault) {
    try makeFolder(folder)
    if exercise.given != nil {
      try makeFolder("\(folder)/given")
      for name in ["given/Given.swiftmodule", "given/Given.o"] {
        try copy(name, room, to: "\(folder)/\(name)")
      }
    }
    if view.kind == .bridge {
      for name in ["Bridge.swiftmodule", "Bridge.o", "Suite.o"] {
        try copy(name, room, to: "\(folder)/\(name)")
      }
    }
  }

  /// The files that a prepared exercise needs whole, below its folder.
  func fileNames(_ prepared: PreparedExercise) -> [String] {
    var names: [String] = []
    if exercise.given != nil { names += ["given/Given.swiftmodule", "given/Given.o"] }
    if prepared.view == .bridge { names += ["Bridge.swiftmodule", "Bridge.o", "Suite.o"] }
    return names
  }

  private func copy(_ name: String, _ room: WorkRoom, to path: String) throws(GraderFault) {
    guard let bytes = room.outcome(name) else { throw .cannotRead(path: name, error: ENOENT) }
    try writeFile(path, bytes)
  }

  private func observe(_ room: WorkRoom) throws(GraderFault) -> ([CaseOutline], Observations) {
    guard let program = room.outcome("program") else {
      throw .cannotRead(path: "program", error: ENOENT)
    }
    try writeFile("\(room.checked)/answer", program, mode: 0o755)
    let runner = Runner(
      workshop: workshop, limits: exercise.limits, seed: seed, program: "\(room.checked)/answer",
      cancellation: cancellation)
    let outlines = try runner.outlines()
    guard !outlines.isEmpty else { throw .emptySuite }
    var events: [[[StoryEvent]]] = []
    let units = RunUnit.all(of: outlines)
    for pass in try runner.passes(units, outlines: outlines, count: 2) {
      events.append(
        try units.map { (unit) throws(GraderFault) in
          guard case .told(let events) = pass.outcomes[unit] else {
            throw .brokenExercise(
              part: .solution,
              message: "\(outlines[unit.item].name): \(pass.outcomes[unit] ?? .notRun)")
          }
          return events
        })
    }
    guard let first = events.first, events.allSatisfy({ $0 == first }) else {
      throw .brokenExercise(part: .suite, message: "Two runs of the solution were not seen alike.")
    }
    return (outlines, Observations(events: first))
  }
}

extension RunUnit {
  /// Every run of every case, in order.
  static func all(of outlines: [CaseOutline]) -> [RunUnit] {
    outlines.enumerated().flatMap { item, outline in
      (0..<max(1, outline.samples)).map { RunUnit(item: item, sample: $0) }
    }
  }
}

extension SuiteView {
  var kind: PreparedExercise.View {
    if case .bridge = self { .bridge } else { .imports }
  }

  /// The bridge's source, or the lines of imports.
  var source: String {
    switch self {
    case .bridge(let source): source
    case .imports(let lines): lines.joined(separator: "; ")
    }
  }

  /// The suite with the lines that formlab adds; its own lines keep their numbers.
  func suiteText(_ suite: String) -> String {
    let head =
      if case .imports(let lines) = self { lines.joined(separator: "; ") + "; " } else { "" }
    return head + suite + Builder.suiteEpilogue
  }
}
