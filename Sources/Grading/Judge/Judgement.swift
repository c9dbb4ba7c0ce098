internal import CourseFiles
internal import Glibc
internal import Jobs

/// The way of one answer to its verdict.
struct Judgement {
  let workshop: Workshop
  let shelf: ExerciseShelf
  let exercise: Exercise
  let options: CheckOptions
  let cancellation: Cancellation?

  func verdict(on answer: [UInt8]) throws(GraderFault) -> Verdict {
    if options.isStrangers, !workshop.sandbox.level.isFitForStrangers {
      throw .noSandbox(reason: workshop.sandbox.reason)
    }
    let start = ContinuousClock.now
    var verdict = Verdict(
      exercise: exercise.id, outcome: .passed, sandbox: workshop.sandbox.level.rawValue)
    try judge(answer, &verdict)
    verdict.seconds.total = (ContinuousClock.now - start).inSeconds
    return verdict
  }

  private func judge(_ answer: [UInt8], _ verdict: inout Verdict) throws(GraderFault) {
    if let refusal = BytePolicy.refusal(of: answer) { return refuse([refusal], &verdict) }
    if !exercise.tests.isEmpty {
      let judgement = InProcessJudgement(
        workshop: workshop, shelf: shelf.tests, exercise: exercise, cancellation: cancellation)
      return try judgement.judge(answer, &verdict)
    }
    let place = try shelf.prepared(exercise, cancellation: cancellation)
    let syntax = AnswerSyntax(String(decoding: answer, as: UTF8.self))
    let policy = AnswerPolicy(
      exercise: exercise, given: place.exercise.given,
      isOff: workshop.sandbox.missing.contains(.policy))
    let refusals = policy.refusals(of: syntax)
    if !refusals.isEmpty { return refuse(refusals, &verdict) }
    let room = try WorkRoom(in: "\(workshop.cache)/work", user: workshop.sandbox.user)
    let build = AnswerBuild(
      builder: Builder(workshop: workshop, exercise: exercise, cancellation: cancellation),
      place: place, room: room, policy: policy, isThrifty: options.isThrifty)
    switch try build.run(answer, syntax, &verdict.seconds) {
    case .refused(let diagnostics):
      verdict.outcome = .didNotCompile
      verdict.diagnostics = diagnostics
    case .forbidden(let refusal): refuse([refusal], &verdict)
    case .built(let product):
      verdict.diagnostics = product.diagnostics
      if let refusal = policy.missing(in: syntax) {
        return refuse([refusal], &verdict)
      }
      try writeFile("\(room.checked)/answer", product.program, mode: 0o755)
      try run(room, place, &verdict)
    }
  }

  private func refuse(_ refusals: [Refusal], _ verdict: inout Verdict) {
    let isRule = refusals.contains { $0.kind == .ruleBroken }
    verdict.outcome = isRule ? .ruleBroken : .didNotCompile
    verdict.diagnostics = refusals.map(\.diagnostic)
  }

  private func run(_ room: WorkRoom, _ place: ExerciseShelf.Place, _ verdict: inout Verdict)
    throws(GraderFault)
  {
    let start = ContinuousClock.now
    let prepared = place.exercise
    let runner = Runner(
      workshop: workshop, limits: exercise.limits, seed: place.seed,
      program: "\(room.checked)/answer",
      cancellation: cancellation)
    let passes = try runner.passes(
      prepared.units, outlines: prepared.outlines, count: options.processes)
    if cancellation?.isCancelled == true { throw .cancelled }
    verdict.seconds.run = (ContinuousClock.now - start).inSeconds
    let outcomes = passes.flatMap(\.outcomes.values)
    let places = CrashLines(workshop: workshop, room: room, cancellation: cancellation)
      .places(of: outcomes.compactMap(\.crash))
    verdict.cases = Comparison(prepared: prepared, passes: passes, crashPlaces: places).cases()
    verdict.outcome = outcome(outcomes, verdict.cases)
    verdict.output = ShownOutput.text(of: passes.first?.output ?? [])
    if prepared.outlines.contains(where: { $0.samples > 0 }) { verdict.seed = place.seed }
    if verdict.outcome != .passed {
      let digest = ObservedDigest.of(passes, prepared.units)
      verdict.mistake = try shelf.mistakes(of: exercise, cancellation: cancellation)[digest]
    }
  }

  private func outcome(_ all: [UnitOutcome], _ cases: [CaseVerdict]) -> Verdict.Outcome {
    let kinds = Set(all.map(\.kind))
    let order: [(UnitOutcome.Kind, Verdict.Outcome)] = [
      (.forged, .ruleBroken), (.outOfMemory, .outOfMemory), (.tooMuchOutput, .tooMuchOutput),
      (.timedOut, .timedOut), (.crashed, .crashed),
    ]
    if let first = order.first(where: { kinds.contains($0.0) }) { return first.1 }
    return cases.allSatisfy { $0.outcome == .passed } && !cases.isEmpty ? .passed : .failed
  }
}
