internal import Authoring
internal import CourseFiles
internal import Glibc
internal import Grading
internal import TerminalText

/// Carries out a verification and shows how far it has come.
struct Verification {
  private let target: VerifyTarget
  private let session: Session
  private let workers: Int
  private let withMutants: Bool

  /// - Parameters:
  ///   - arguments: of the command `verify`.
  ///   - session: the shell's.
  /// - Throws: `CommandFailure` where it cannot be opened.
  init(_ arguments: ParsedArguments, _ session: Session) throws(CommandFailure) {
    self.session = session
    target = try Self.target(arguments[0], session)
    workers =
      try arguments.number("jobs", in: 1...1024) ?? max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    withMutants = arguments.has("mutants")
  }

  private static func target(
    _ word: String?, _ session: Session
  ) throws(CommandFailure) -> VerifyTarget {
    guard let word else {
      guard let folder = session.courseFolder else {
        throw .brokenCourse(summary: "No course was found beside formlab.")
      }
      return .course(folder)
    }
    if let target = VerifyTarget.at(word) { return target }
    if let folder = session.courseFolder {
      let course = CourseLoader(folder: folder).load().course
      if let exercise = course.exercise(word) { return .exercise(exercise.folder) }
      if let lesson = course.lesson(word) { return .lesson(lesson.folder) }
    }
    if unsafe access(word, F_OK) == 0 {
      throw .unusableFile(
        path: word, reason: "it is no course, lesson, exercise, deck or Exercism track")
    }
    throw .noSuch(kind: "course, lesson, exercise or deck", name: word, question: nil)
  }

  /// The report.
  func report() throws(CommandFailure) -> VerifyReport {
    let grader = try session.grader()
    let console = session.console
    let isShown = console.capabilities.error.isTerminal && !console.capabilities.isPlain
    let report = try session.cancellable { cancellation throws(CommandFailure) -> VerifyReport in
      var verifier = Verifier(grader: grader, workers: workers)
      verifier.withMutants = withMutants
      verifier.cancellation = cancellation
      verifier.tester = grader.tester
      verifier.cards = try cards()
      verifier.runSample = { lesson, sample in
        SampleRun(grader: grader, cancellation: cancellation).outcome(of: sample, in: lesson)
      }
      let ready = verifier
      return Waiting.result { [target] in
        await ready.report(on: target) { progress in
          guard isShown else { return }
          let line = "\r\(progress.done) of \(progress.total): \(progress.name)"
          console.write(StyledText(line + "\u{1B}[K"), to: .error)
        }
      }
    }
    if isShown { console.write(StyledText("\r\u{1B}[K"), to: .error) }
    return report
  }

  /// A course's decks lie beside it.
  private func cards() throws(CommandFailure) -> String? {
    guard case .course(let folder) = target else { return nil }
    let trimmed = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    guard let slash = trimmed.lastIndex(of: "/") else { return "cards" }
    return "\(trimmed[..<slash])/cards"
  }
}
