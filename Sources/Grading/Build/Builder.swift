internal import CourseFiles
internal import FormUICompile
internal import Jobs

/// Builds programs from answers, solutions and suites.
struct Builder {
  let workshop: Workshop
  let exercise: Exercise
  let cancellation: Cancellation?

  /// A program that can be judged, and how it was made.
  struct Product {
    var program: [UInt8]
    var object: [UInt8]
    var outcome: BuildScript.Outcome
  }

  /// Lines that turn a suite into a program.
  static let suiteEpilogue = """

    @_cdecl("main") public func formlabMain(_ count: Int32, _ words: OpaquePointer?) -> Int32 {
      FormlabSuite::serve(suite)
    }

    """

  /// The command lines of a build.
  ///
  /// - Parameters:
  ///   - box: The box that they run in.
  ///   - room: The folders of the build.
  ///   - prepared: The folder of the prepared exercise.
  ///   - text: The file that will be compiled.
  /// - Returns: What makes them.
  func command(
    _ box: Box, _ room: WorkRoom, prepared: String?, for text: some Collection<UInt8>
  ) -> CompilerCommand {
    var places = workshop.places(in: box, room, prepared: prepared, exercise: exercise)
    if !LearnerShim.isNeeded(for: text) { places.shim = nil }
    return CompilerCommand(places: places)
  }

  func run(_ stages: [BuildScript.Stage], _ box: Box, _ places: BuildPlaces) throws(GraderFault)
    -> BuildScript.Outcome
  {
    try BuildScript(stages: stages).run(
      in: box, shell: places.shell, sandbox: workshop.sandbox, cancellation: cancellation)
  }

  /// What a program of this exercise is linked from, besides the answer.
  func objects(_ places: BuildPlaces, bridge: String?, suite: String) -> [String] {
    var objects: [String] = []
    if let given = places.given { objects.append("\(given)/Given.o") }
    if let bridge { objects.append(bridge) }
    return objects + [suite] + libraries(places)
  }

  /// What a program without a suite is linked from; what it prints and where it crashes is told as it goes.
  func programObjects(_ places: BuildPlaces) -> [String] {
    var objects = ["\(places.output)/Answer.o"]
    if let given = places.given { objects.append("\(given)/Given.o") }
    return objects + ["-u", "formlab_run_start"] + libraries(places)
  }

  /// The libraries on the learner's side.
  private func libraries(_ places: BuildPlaces) -> [String] {
    guard exercise.dialect == .swiftUI, let formUI = places.formUILibrary else {
      return [places.suiteArchive]
    }
    return [places.suiteArchive, formUI]
  }

  /// Whether the program may need Foundation.
  func needsFoundation(_ syntax: AnswerSyntax) -> Bool {
    exercise.dialect == .swiftUI || exercise.imports.contains { $0.hasPrefix("Foundation") }
      || syntax.imports.contains { $0.module.hasPrefix("Foundation") }
  }
}
