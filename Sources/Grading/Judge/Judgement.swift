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
    let start = ContinuousClock.now
    var verdict = Verdict(
      exercise: exercise.id, outcome: .passed, sandbox: workshop.sandbox.level.rawValue)
    try judge(answer, &verdict)
    verdict.seconds.total = (ContinuousClock.now - start).inSeconds
    return verdict
  }

  private func judge(_ answer: [UInt8], _ verdict: inout Verdict) throws(GraderFault) {
    if let refusal = BytePolicy.refusal(of: answer) { return refuse([refusal], &verdict) }
    let place = try shelf.prepared(exercise, cancellation: cancellation)
    let syntax = AnswerSyntax(String(decoding: answer, as: UTF8.self))
    let policy = AnswerPolicy(exercise: exercise, given: place.exercise.given)
    let refusals = policy.refusals(of: syntax)
    if !refusals.isEmpty { return refuse(refusals, &verdict) }
    let room = try WorkRoom(in: "\(workshop.cache)/work", user: workshop.sandbox.user)
    let build = AnswerBuild(
      builder: Builder(workshop: workshop, exercise: exercise, cancellation: cancellation),
      place: place, room: room)
    switch try build.run(answer, syntax, &verdict.seconds) {
    case .refused(let diagnostics):
      verdict.outcome = .didNotCompile
      verdict.diagnostics = diagnostics
    case .built(let product):
      verdict.diagnostics = product.diagnostics
      if let refusal = policy.refusal(of: product.object, syntax) ?? policy.missing(in: syntax) {
        return refuse([refusal], &verdict)
      }
      try writeFile("\(room.checked)/answer", product.program, mode: 0o755)
      try run("\(room.checked)/answer", place, &verdict)
    }
  }

  private func refuse(_ refusals: [Refusal], _ verdict: inout Verdict) {
    let isRule = refusals.contains { $0.kind == .ruleBroken }
    verdict.outcome = isRule ? .ruleBroken : .didNotCompile
    verdict.diagnostics = refusals.map(\.diagnostic)
  }

  private func run(_ program: String, _ place: ExerciseShelf.Place, _ verdict: inout Verdict)
    throws(GraderFault)
  {
    let start = ContinuousClock.now
    let prepared = place.exercise
    let runner = Runner(
      workshop: workshop, limits: exercise.limits, seed: place.seed, program: program,
      cancellation: cancellation)
    let passes = try runner.passes(
      prepared.units, outlines: prepared.outlines, count: options.processes)
    if cancellation?.isCancelled == true { throw .cancelled }
    verdict.seconds.run = (ContinuousClock.now - start).inSeconds
    verdict.cases = Comparison(prepared: prepared, passes: passes).cases()
    verdict.output = String(decoding: passes.first?.output ?? [], as: UTF8.self)
    if prepared.outlines.contains(where: { $0.samples > 0 }) { verdict.seed = place.seed }
    verdict.outcome = outcome(passes, verdict.cases)
  }

  private func outcome(_ passes: [Runner.Pass], _ cases: [CaseVerdict]) -> Verdict.Outcome {
    let all = passes.flatMap(\.outcomes.values)
    func has(_ test: (UnitOutcome) -> Bool) -> Bool { all.contains(where: test) }
    if has({ $0 == .forged }) { return .ruleBroken }
    if has({ if case .outOfMemory = $0 { true } else { false } }) { return .outOfMemory }
    if has({ if case .tooMuchOutput = $0 { true } else { false } }) { return .tooMuchOutput }
    if has({ if case .timedOut = $0 { true } else { false } }) { return .timedOut }
    if has({ if case .crashed = $0 { true } else { false } }) { return .crashed }
    return cases.allSatisfy { $0.outcome == .passed } && !cases.isEmpty ? .passed : .failed
  }
}
