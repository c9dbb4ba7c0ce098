internal import CourseFiles
internal import Jobs

/// Compiles an answer and links it with its suite.
struct AnswerBuild {
  enum Result {
    case refused([Diagnostic])
    case built(Product)
  }

  struct Product {
    var program: [UInt8]
    var object: [UInt8]
    var diagnostics: [Diagnostic]
  }

  let builder: Builder
  let place: ExerciseShelf.Place
  let room: WorkRoom

  func run(_ answer: [UInt8], _ syntax: AnswerSyntax, _ seconds: inout StageSeconds)
    throws(GraderFault) -> Result
  {
    let library = LibraryForm(answer, syntax)
    try room.write("answer.swift", library.text)
    if !syntax.script.isEmpty { try room.write("script.swift", answer) }
    let box = builder.workshop.buildBox(room, prepared: place.folder)
    let command = builder.command(box, room, prepared: place.folder)
    let isBridged = place.exercise.view == .bridge
    var stages = compileStages(command, syntax, module: !isBridged)
    if isBridged { stages.append(linkStage(command, syntax, suite: "Suite.o", bridge: "Bridge.o")) }
    let outcome = try builder.run(stages, box, command.places)
    seconds.compile += outcome.seconds[.answer] ?? 0
    seconds.link += outcome.seconds[.link] ?? 0
    let messages = Messages(
      answer: answer, library: library, places: command.places, room: room)
    if outcome.failed == .answer || messages.scriptFails {
      return .refused(messages.ofAnswer(outcome))
    }
    if isBridged, outcome.failed == .link {
      return try rebuild(command, box, syntax, outcome, messages, &seconds)
    }
    if isBridged {
      guard outcome.failed == nil, let product = product(messages.ofAnswer(outcome)) else {
        throw .job(outcome.errors[.link] ?? "")
      }
      return .built(product)
    }
    return try linkWithSuite(command, box, syntax, outcome, messages, &seconds)
  }

  private func compileStages(_ command: CompilerCommand, _ syntax: AnswerSyntax, module: Bool)
    -> [BuildScript.Stage]
  {
    let (places, compiler) = (command.places, command.places.frontend)
    var stages: [BuildScript.Stage] = []
    if !syntax.script.isEmpty {
      stages.append(
        .init(
          name: .script, words: [compiler] + command.checkScript("\(places.input)/script.swift"),
          asideErrors: "\(places.output)/script.txt"))
    }
    let words = command.answer(
      "\(places.input)/answer.swift", object: "\(places.output)/Answer.o",
      module: module ? "\(places.output)/Answer.swiftmodule" : nil)
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
  private func rebuild(
    _ command: CompilerCommand, _ box: Box, _ syntax: AnswerSyntax, _ first: BuildScript.Outcome,
    _ messages: Messages, _ seconds: inout StageSeconds
  ) throws(GraderFault) -> Result {
    let places = command.places
    try room.write("bridge.swift", place.exercise.viewSource.utf8)
    var stages = compileStages(command, syntax, module: true)
    stages.append(
      .init(
        name: .bridge,
        words: [places.frontend]
          + command.bridge(
            "\(places.input)/bridge.swift", answer: places.output, out: places.output)))
    stages.append(linkStage(command, syntax, suite: "Suite.o", bridge: "\(places.output)/Bridge.o"))
    let outcome = try builder.run(stages, box, places)
    seconds.link += outcome.seconds[.link] ?? 0
    guard outcome.failed == nil, let product = product(messages.ofAnswer(first)) else {
      return missing(syntax)
    }
    return .built(product)
  }

  /// The suite sees types of the answer, so it is compiled for the answer's module, once for each such module.
  private func linkWithSuite(
    _ command: CompilerCommand, _ box: Box, _ syntax: AnswerSyntax, _ first: BuildScript.Outcome,
    _ messages: Messages, _ seconds: inout StageSeconds
  ) throws(GraderFault) -> Result {
    let places = command.places
    let module = Digest.of(room.outcome("Answer.swiftmodule") ?? [])
    let known = "Suite-\(module).o"
    let isKnown = isReadable("\(place.folder)/\(known)")
    var stages: [BuildScript.Stage] = []
    if !isKnown {
      let view = SuiteView.imports([place.exercise.viewSource])
      try room.write("suite.swift", view.suiteText(builder.exercise.suite.text).utf8)
      let words = command.suite(
        "\(places.input)/suite.swift", folders: [places.output], bridged: false,
        object: "\(places.output)/Suite.o")
      stages.append(.init(name: .suite, words: [places.frontend] + words))
    }
    stages.append(
      linkStage(command, syntax, suite: isKnown ? known : "\(places.output)/Suite.o", bridge: nil))
    let outcome = try builder.run(stages, box, places)
    seconds.compile += outcome.seconds[.suite] ?? 0
    seconds.link += outcome.seconds[.link] ?? 0
    guard outcome.failed == nil, let product = product(messages.ofAnswer(first)) else {
      return missing(syntax)
    }
    return .built(product)
  }

  private func product(_ diagnostics: [Diagnostic]) -> Product? {
    guard let program = room.outcome("program"), let object = room.outcome("Answer.o") else {
      return nil
    }
    return Product(program: program, object: object, diagnostics: diagnostics)
  }

  /// The answer compiles, the suite does not against it: what is missing is said in the answer's terms.
  private func missing(_ syntax: AnswerSyntax) -> Result {
    let suite = AnswerSyntax(builder.exercise.suite.text)
    let pieces = MissingPieces(
      solution: AnswerSyntax(builder.exercise.solution.text), answer: syntax, words: suite.words)
    return .refused(pieces.diagnostics())
  }
}
