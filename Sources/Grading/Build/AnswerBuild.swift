internal import CourseFiles
internal import Jobs

/// Compiles an answer and links it with its suite.
struct AnswerBuild {
  enum Result {
    case refused([Diagnostic])
    case forbidden(Refusal)
    case built(Product)
  }

  struct Product {
    var program: [UInt8]
    var diagnostics: [Diagnostic]
  }

  let builder: Builder
  let place: ExerciseShelf.Place
  let room: WorkRoom
  let policy: AnswerPolicy
  /// Whether demo lines are compiled in the same call as the rest, which is less work and takes longer.
  var isThrifty = false

  func run(_ answer: [UInt8], _ syntax: AnswerSyntax, _ seconds: inout StageSeconds)
    throws(GraderFault) -> Result
  {
    if isThrifty, let demo = DemoFunction(answer, syntax) {
      let result = try run(answer, syntax, demo, &seconds)
      // Anything else is said of the lines as the learner wrote them.
      if case .built = result { return result }
    }
    return try run(answer, syntax, nil, &seconds)
  }

  private func run(
    _ answer: [UInt8], _ syntax: AnswerSyntax, _ demo: DemoFunction?, _ seconds: inout StageSeconds
  ) throws(GraderFault) -> Result {
    let library = LibraryForm(answer, syntax)
    try room.write("answer.swift", library.text + (demo?.text ?? []))
    let hasScript = demo == nil && !syntax.script.isEmpty
    if hasScript { try room.write("script.swift", answer) }
    let box = builder.workshop.buildBox(room, prepared: place.folder)
    let command = builder.command(box, room, prepared: place.folder, for: answer)
    let isBridged = place.exercise.view == .bridge
    let guess = isBridged ? nil : place.suites.guess
    var stages = compileStages(
      command, script: hasScript, demo: demo != nil, module: !isBridged)
    if isBridged {
      stages.append(linkStage(command, syntax, suite: "Suite.o", bridge: "Bridge.o"))
    } else if let guess, let suite = place.suites.name(for: guess) {
      stages.append(linkStage(command, syntax, suite: "suites/\(suite)", bridge: nil))
    }
    let outcome = try builder.run(stages, box, command.places)
    seconds.add(outcome)
    let messages = Messages(
      answer: answer, library: library, places: command.places, room: room)
    if outcome.failed == .answer || messages.scriptFails {
      return .refused(messages.ofAnswer(outcome))
    }
    let lines = answer.count { $0 == 0x0A } + 1
    let step = Step(
      command: command, box: box, syntax: syntax, hasDemo: demo != nil,
      diagnostics: messages.ofAnswer(outcome).filter { demo == nil || $0.line <= lines })
    if let refusal = policy.refusal(of: room.outcome("Answer.o") ?? [], syntax) {
      return .forbidden(refusal)
    }
    if isBridged {
      return outcome.failed == nil ? try finished(step) : try rebuild(step, &seconds)
    }
    let module = Digest.of(room.outcome("Answer.swiftmodule") ?? [])
    if outcome.failed == nil, module == guess, stages.last?.name == .link {
      return try finished(step)
    }
    return try linkWithSuite(step, module, &seconds)
  }

  /// An answer that has been compiled.
  private struct Step {
    var command: CompilerCommand
    var box: Box
    var syntax: AnswerSyntax
    var hasDemo: Bool
    var diagnostics: [Diagnostic]
  }

  private func compileStages(
    _ command: CompilerCommand, script: Bool, demo: Bool, module: Bool
  ) -> [BuildScript.Stage] {
    let (places, compiler) = (command.places, command.places.frontend)
    var stages: [BuildScript.Stage] = []
    if script {
      stages.append(
        .init(
          name: .script, words: [compiler] + command.checkScript("\(places.input)/script.swift"),
          asideErrors: "\(places.output)/script.txt"))
    }
    let words = command.answer(
      "\(places.input)/answer.swift", object: "\(places.output)/Answer.o",
      module: module ? "\(places.output)/Answer.swiftmodule" : nil, hasDemo: demo)
    stages.append(.init(name: .answer, words: [compiler] + words))
    return stages
  }

  private func linkStage(
    _ command: CompilerCommand, _ syntax: AnswerSyntax, suite: String, bridge: String?
  )
    -> BuildScript.Stage
  {
    let places = command.places
    let prepared = places.prepared ?? places.output
    let objects =
      ["\(places.output)/Answer.o"]
      + builder.objects(
        places, bridge: bridge.map { $0.hasPrefix("/") ? $0 : "\(prepared)/\($0)" },
        suite: suite.hasPrefix("/") ? suite : "\(prepared)/\(suite)")
    return .init(
      name: .link,
      words: [places.linker]
        + command.link(
          objects, program: "\(places.output)/program", foundation: builder.needsFoundation(syntax))
    )
  }

  /// The answer's functions are not those that the bridge was made for: a bridge of its own shows whether they
  /// can be called all the same, and if not, what is missing.
  private func rebuild(_ step: Step, _ seconds: inout StageSeconds) throws(GraderFault) -> Result {
    let places = step.command.places
    try room.write("bridge.swift", place.exercise.viewSource.utf8)
    var stages = compileStages(step.command, script: false, demo: step.hasDemo, module: true)
    let bridge = step.command.bridge(
      "\(places.input)/bridge.swift", answer: places.output, out: places.output)
    stages.append(.init(name: .bridge, words: [places.frontend] + bridge))
    stages.append(
      linkStage(step.command, step.syntax, suite: "Suite.o", bridge: "\(places.output)/Bridge.o"))
    let outcome = try builder.run(stages, step.box, places)
    seconds.add(outcome)
    return outcome.failed == nil ? try finished(step) : missing(step.syntax)
  }

  /// The suite sees types of the answer, so it is compiled for the answer's module, once for each such module.
  private func linkWithSuite(_ step: Step, _ module: String, _ seconds: inout StageSeconds)
    throws(GraderFault) -> Result
  {
    let places = step.command.places
    var stages: [BuildScript.Stage] = []
    let known = place.suites.name(for: module)
    if known == nil {
      let view = SuiteView.imports([place.exercise.viewSource])
      try room.write("suite.swift", view.suiteText(builder.exercise.suite.text).utf8)
      let words = step.command.suite(
        "\(places.input)/suite.swift", folders: [places.output], bridged: false,
        object: "\(places.output)/Suite.o")
      stages.append(.init(name: .suite, words: [places.frontend] + words))
    }
    let suite = known.map { "suites/\($0)" } ?? "\(places.output)/Suite.o"
    stages.append(linkStage(step.command, step.syntax, suite: suite, bridge: nil))
    let outcome = try builder.run(stages, step.box, places)
    seconds.add(outcome)
    guard outcome.failed == nil else { return missing(step.syntax) }
    if known == nil, let object = room.outcome("Suite.o") {
      try place.suites.add(object, for: module)
    }
    return try finished(step)
  }

  private func finished(_ step: Step) throws(GraderFault) -> Result {
    guard let program = room.outcome("program") else {
      throw .job("the linker left no program")
    }
    return .built(Product(program: program, diagnostics: step.diagnostics))
  }

  /// The answer compiles, the suite does not against it: what is missing is said in the answer's terms.
  private func missing(_ syntax: AnswerSyntax) -> Result {
    let suite = AnswerSyntax(builder.exercise.suite.text)
    let pieces = MissingPieces(
      solution: AnswerSyntax(builder.exercise.solution.text), answer: syntax, words: suite.words)
    return .refused(pieces.diagnostics())
  }
}

extension StageSeconds {
  fileprivate mutating func add(_ outcome: BuildScript.Outcome) {
    for (stage, seconds) in outcome.seconds {
      if stage == .link { link += seconds } else { compile += seconds }
    }
  }
}
