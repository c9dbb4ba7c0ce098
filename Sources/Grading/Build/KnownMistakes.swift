internal import CourseFiles
internal import Jobs
internal import Synchronization

/// Runs the wrong answers that an exercise keeps, to know them again.
struct KnownMistakes {
  let workshop: Workshop
  let place: ExerciseShelf.Place
  let exercise: Exercise
  let cancellation: Cancellation?

  /// The sentence of each, by the digest of what is seen of it.
  ///
  /// One that does not compile or behaves like the solution is left out; `verify` tells the author.
  func observe() throws(GraderFault) -> [String: String] {
    let found = Mutex<[Int: Result<String?, GraderFault>]>([:])
    Threads.inParallel(exercise.wrong.count) { index in
      let result = Result<String?, GraderFault> { () throws(GraderFault) in
        try digest(of: Array(exercise.wrong[index].source.text.utf8))
      }
      found.withLock { $0[index] = result }
    }
    var sentences: [String: String] = [:]
    for (index, result) in found.withLock(\.self).sorted(by: { $0.key < $1.key }) {
      let wrong = exercise.wrong[index]
      guard let digest = try result.get(), sentences[digest] == nil, !wrong.sentence.isEmpty else {
        continue
      }
      sentences[digest] = wrong.sentence
    }
    return sentences
  }

  private func digest(of answer: [UInt8]) throws(GraderFault) -> String? {
    let syntax = AnswerSyntax(String(decoding: answer, as: UTF8.self))
    let room = try WorkRoom(in: "\(workshop.cache)/work", user: workshop.sandbox.user)
    let build = AnswerBuild(
      builder: Builder(workshop: workshop, exercise: exercise, cancellation: cancellation),
      place: place, room: room,
      policy: AnswerPolicy(exercise: exercise, given: place.exercise.given))
    var seconds = StageSeconds()
    guard case .built(let product) = try build.run(answer, syntax, &seconds) else { return nil }
    try writeFile("\(room.checked)/answer", product.program, mode: 0o755)
    let runner = Runner(
      workshop: workshop, limits: exercise.limits, seed: place.seed,
      program: "\(room.checked)/answer", cancellation: cancellation)
    let prepared = place.exercise
    let passes = try runner.passes(prepared.units, outlines: prepared.outlines, count: 1)
    if cancellation?.isCancelled == true { throw .cancelled }
    let digest = ObservedDigest.of(passes, prepared.units)
    return digest == prepared.reference.digest(prepared.units) ? nil : digest
  }
}
