internal import CourseFiles
internal import Jobs

/// Runs an answer as the program that it is: its top-level lines, in the box of answers.
struct ScriptRun {
  let workshop: Workshop
  /// The prepared exercise; nil for a program that belongs to none, such as a sample.
  let place: ExerciseShelf.Place?
  let exercise: Exercise
  let cancellation: Cancellation?
  let onOutput: (@Sendable ([UInt8]) -> Void)?

  func run(_ answer: [UInt8]) throws(GraderFault) -> AnswerRun {
    var run = AnswerRun(outcome: .ended, sandbox: workshop.sandbox.level.rawValue)
    let start = ContinuousClock.now
    let text = String(decoding: answer, as: UTF8.self)
    let syntax = AnswerSyntax(text)
    let policy = AnswerPolicy(exercise: exercise, given: place?.exercise.given ?? [])
    let refusals = [BytePolicy.refusal(of: answer)].compactMap(\.self) + policy.refusals(of: syntax)
    if !refusals.isEmpty { return refused(refusals, run) }
    let room = try WorkRoom(in: "\(workshop.cache)/work", user: workshop.sandbox.user)
    guard let object = try build(answer, syntax, room, &run) else { return run }
    if let refusal = policy.refusal(of: object, syntax, isScript: true) {
      return refused([refusal], run)
    }
    try execute(room, &run)
    run.seconds.total = (ContinuousClock.now - start).inSeconds
    return run
  }

  private func refused(_ refusals: [Refusal], _ run: AnswerRun) -> AnswerRun {
    var run = run
    run.outcome = refusals.contains { $0.kind == .ruleBroken } ? .ruleBroken : .didNotCompile
    run.diagnostics = refusals.map(\.diagnostic)
    return run
  }

  /// Compiles and links; nil where the answer does not compile.
  private func build(
    _ answer: [UInt8], _ syntax: AnswerSyntax, _ room: WorkRoom, _ run: inout AnswerRun
  )
    throws(GraderFault) -> [UInt8]?
  {
    let builder = Builder(workshop: workshop, exercise: exercise, cancellation: cancellation)
    try room.write("answer.swift", answer)
    let box = workshop.buildBox(room, prepared: place?.folder)
    let command = builder.command(box, room, prepared: place?.folder, for: answer)
    let places = command.places
    let outcome = try builder.run(
      [
        .init(
          name: .answer,
          words: [places.frontend]
            + command.script("\(places.input)/answer.swift", object: "\(places.output)/Answer.o")),
        .init(
          name: .link,
          words: [places.linker]
            + command.link(
              builder.programObjects(places), program: "\(places.output)/program",
              foundation: builder.needsFoundation(syntax))),
      ], box, places)
    run.seconds.compile = outcome.seconds[.answer] ?? 0
    run.seconds.link = outcome.seconds[.link] ?? 0
    let messages = Messages(
      answer: answer, library: LibraryForm(answer), places: places, room: room)
    run.diagnostics = messages.ofAnswer(outcome)
    if outcome.failed == .answer {
      run.outcome = .didNotCompile
      return nil
    }
    guard outcome.failed == nil, let program = room.outcome("program"),
      let object = room.outcome("Answer.o")
    else {
      throw .job(outcome.errors[.link] ?? "")
    }
    try writeFile("\(room.checked)/answer", program, mode: 0o755)
    return object
  }

  private func execute(_ room: WorkRoom, _ run: inout AnswerRun) throws(GraderFault) {
    let program = "\(room.checked)/answer"
    do {
      var job = try workshop.answerJob(
        program, limits: JobLimits(exercise.limits, wallSeconds: exercise.limits.wallSeconds),
        adding: ["FORMLAB_RUN": "1"])
      job.onOutput = onOutput
      let running = try RunningJob(job, cancellation: cancellation)
      var channel: [UInt8] = []
      while case .channel(let bytes) = running.next() { channel += bytes }
      let result = try running.finish()
      if result.ending == .cancelled { throw GraderFault.cancelled }
      run.seconds.run = result.wallSeconds
      run.output = ShownOutput.text(of: result.output)
      let end = ProcessEnd(
        result, crash: WireReply.lastCrash(in: channel), limits: job.limits)
      let lines = CrashLines(workshop: workshop, room: room, cancellation: cancellation)
      run.take(ToldEnd(end, lines: lines))
    } catch let error as JobError {
      throw GraderFault(error)
    } catch let error as GraderFault {
      throw error
    } catch {
      throw .job(String(describing: error))
    }
  }
}

extension AnswerRun {
  fileprivate mutating func take(_ end: ToldEnd) {
    (outcome, message, line, status) = (end.outcome, end.message, end.line, end.status)
  }
}
