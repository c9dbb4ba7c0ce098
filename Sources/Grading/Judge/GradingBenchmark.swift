package import CourseFiles
internal import FoundationEssentials
internal import Glibc
internal import Jobs

/// Measures how long a verdict takes, beside the floor measured in the same run: one bare call of the compiler,
/// one of the linker and one run of the same files.
package struct GradingBenchmark {
  /// A row of the result; seconds.
  package struct Figure: Sendable, Codable {
    package var name: String
    package var median: Double
    package var worst: Double
  }

  private let configuration: GraderConfiguration
  private let exercise: Exercise

  package init(_ configuration: GraderConfiguration, exercise: Exercise) {
    self.configuration = configuration
    self.exercise = exercise
  }

  /// Measures `rounds` warm checks of the solution, the floor as often in between, and one first check.
  package func run(rounds: Int) throws(GraderFault) -> [Figure] {
    let grader = try Grader(configuration)
    try grader.prepare(exercise)
    let answer = Array(exercise.solution.text.utf8)
    var totals: [Double] = [], stages: [[Double]] = [[], [], []], floors: [Double] = []
    for _ in 0..<max(1, rounds) {
      floors.append(try floor())
      let verdict = try grader.check(exercise, answer: answer)
      totals.append(verdict.seconds.total)
      let seconds = verdict.seconds
      for (index, value) in [seconds.compile, seconds.link, seconds.run].enumerated() {
        stages[index].append(value)
      }
    }
    var figures = [
      Figure("floor: bare compile, link and run", floors), Figure("check, warm", totals),
      Figure("  compile", stages[0]), Figure("  link", stages[1]),
      Figure("  run, two processes", stages[2]),
      Figure(
        "  rest",
        zip(totals, zip(stages[0], zip(stages[1], stages[2]))).map { $0 - $1.0 - $1.1.0 - $1.1.1 }),
    ]
    figures.append(Figure("first check ever", [try firstCheck()]))
    return figures
  }

  private func firstCheck() throws(GraderFault) -> Double {
    var fresh = configuration
    fresh.cacheFolder += "/benchmark-\(getpid())"
    defer { removeTree(fresh.cacheFolder) }
    let grader = try Grader(fresh)
    return try grader.check(exercise, answer: Array(exercise.solution.text.utf8)).seconds.total
  }

  /// The same files without box, policy and judge.
  private func floor() throws(GraderFault) -> Double {
    var bare = configuration
    bare.sandbox = Sandbox(level: .limits)
    let workshop = Workshop(bare)
    let shelf = ExerciseShelf(workshop: workshop)
    let place = try shelf.prepared(exercise, cancellation: nil)
    let room = try WorkRoom(in: "\(workshop.cache)/work", user: nil)
    try room.write("answer.swift", exercise.solution.text.utf8)
    let builder = Builder(workshop: workshop, exercise: exercise, cancellation: nil)
    let box = workshop.buildBox(room, prepared: place.folder)
    let command = builder.command(
      box, room, prepared: place.folder, for: exercise.solution.text.utf8)
    let (places, out) = (command.places, room.output)
    let isBridged = place.exercise.view == .bridge
    let suite =
      isBridged ? "Suite.o" : "suites/\(place.suites.name(for: place.exercise.moduleDigest) ?? "")"
    let objects =
      ["\(out)/Answer.o"]
      + builder.objects(
        places, bridge: isBridged ? "\(place.folder)/Bridge.o" : nil,
        suite: "\(place.folder)/\(suite)")
    let link = command.link(
      objects, program: "\(out)/program",
      foundation: builder.needsFoundation(AnswerSyntax(exercise.solution.text)))
    let start = ContinuousClock.now
    try call(
      places.frontend,
      command.answer("\(places.input)/answer.swift", object: "\(out)/Answer.o", module: nil))
    try call(places.linker, link)
    try call("\(out)/program", [])
    return (ContinuousClock.now - start).inSeconds
  }

  private func call(_ program: String, _ words: [String]) throws(GraderFault) {
    do {
      _ = try RunningJob(Job(program, words, environment: ["LC_ALL": "C.UTF-8"])).waitForEnd()
    } catch {
      throw GraderFault(error)
    }
  }
}

extension GradingBenchmark.Figure {
  fileprivate init(_ name: String, _ values: [Double]) {
    let sorted = values.sorted()
    self.init(name: name, median: sorted[sorted.count / 2], worst: sorted[sorted.count - 1])
  }
}
