package import CourseFiles
package import Grading
package import LineEditing
package import Record
package import TerminalText

/// What commands work on: the course, the learner's record and answers, the grader, and where output goes.
///
/// Everything is opened when it is first asked for. Belongs to one thread.
package final class Session {
  package let surroundings: Surroundings
  package let folders: Folders
  package let console: any Console
  package let table: CommandTable
  /// Where lines come from while a dialog runs; nil for a single command.
  package var lines: (any LineSource)?
  /// Messages of other threads that are shown above the line being typed.
  package var notices: NoticeQueue?
  /// Signals of the process; nil in tests that send none.
  package let relay: SignalRelay?
  /// Global options by name.
  package var options: [String: String]
  /// Set by `quit`.
  package var isLeaving = false

  private let clock: () -> Timestamp
  private var loadedCourse: Course?
  private var openedLearner: Learner?
  private var openedGrader: Grader?

  package init(
    surroundings: Surroundings, console: any Console, table: CommandTable,
    options: [String: String], relay: SignalRelay?, clock: @escaping () -> Timestamp
  ) {
    self.surroundings = surroundings
    self.console = console
    self.table = table
    self.options = options
    self.relay = relay
    self.clock = clock
    folders = Folders(
      environment: surroundings.environment, home: surroundings.home,
      working: surroundings.workingFolder)
  }

  /// The learner's own copies of starters.
  package var answers: AnswerFiles { AnswerFiles(root: folders.answers) }

  /// Whether somebody sits at a terminal, so that questions and progress make sense.
  package var isInteractive: Bool {
    surroundings.hasKeyboard && console.capabilities.output.isTerminal
  }

  /// The folder of the course in use.
  package var courseFolder: String? {
    options["course"] ?? surroundings.variable("FORMLAB_COURSE")
      ?? surroundings.installation.map { "\($0)/exercises" }
  }

  /// The course; what is wrong with it is said once.
  ///
  /// - Throws: `CommandFailure.brokenCourse` where nothing of it can be used.
  package func course() throws(CommandFailure) -> Course {
    if let loadedCourse { return loadedCourse }
    guard let folder = courseFolder else {
      throw .brokenCourse(summary: "No course was found beside formlab.")
    }
    let (course, problems) = CourseLoader(folder: folder).load()
    if let first = problems.first {
      let more = problems.count > 1 ? " There are \(problems.count - 1) more problems." : ""
      let sentence = "\(CourseProblemText.line(first))\(more)"
      guard !course.lessons.isEmpty else { throw .brokenCourse(summary: sentence) }
      console.complain(
        "\(styled: "The course has a problem:", .warning) \(sentence) \"formlab verify\" lists all."
      )
    }
    guard !course.lessons.isEmpty else {
      throw .brokenCourse(summary: "The course in \(folder) has no lessons.")
    }
    loadedCourse = course
    return course
  }

  /// The learner's record; what it has to say is said.
  package func learner() -> Learner {
    let learner = openedLearner ?? Learner(store: RecordStore(folder: folders.record), clock: clock)
    openedLearner = learner
    for notice in learner.store.takeNotices() { console.complain("\(notice)") }
    return learner
  }

  /// The grader.
  ///
  /// - Throws: `CommandFailure.missingProgram` or `.fault`.
  package func grader() throws(CommandFailure) -> Grader {
    if let openedGrader { return openedGrader }
    let grader = try GraderOpening(session: self).open()
    openedGrader = grader
    return grader
  }

  /// Ends the session; a snapshot of the record that can't be made now is made another time.
  package func close() { _ = try? openedLearner?.store.makeSnapshotIfGrown() }

  /// Forgets the course, so that it is read again.
  package func forgetCourse() { loadedCourse = nil }
}
