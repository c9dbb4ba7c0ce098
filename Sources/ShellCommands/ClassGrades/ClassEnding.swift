internal import ClassGrading
internal import TerminalText

/// Tells what `grade` did.
struct ClassEnding {
  /// Lines of a kind that are shown; more are counted.
  private static let shown = 10

  private let order: GradeOrder
  private let session: Session

  init(_ order: GradeOrder, _ session: Session) {
    self.order = order
    self.session = session
  }

  private struct Ending: Encodable {
    struct Remark: Encodable {
      var student: String
      var message: String
    }

    var judged: Int
    var passed: Int
    var kept: Int
    var complete: Bool
    var faults: [Remark]
    var nothing: [Remark]
    var changed: [Remark]
    var out: String
    var files: [String]
  }

  /// Tells of a class that was judged.
  ///
  /// - Returns: the exit status.
  func tell(
    _ summary: ClassSummary, _ roster: Roster, _ files: [String], in out: String
  ) throws(ClassFailure) -> ExitStatus {
    let nothing =
      roster.unanswered.map { Ending.Remark(student: $0.student, message: $0.reason) }
      + summary.unreadable.map { Ending.Remark(student: $0.student, message: $0.reason) }
    let ending = Ending(
      judged: summary.judged, passed: summary.passed, kept: summary.kept,
      complete: summary.isComplete,
      faults: summary.faults.map { .init(student: $0.student, message: $0.message) },
      nothing: nothing, changed: summary.changes.map(change), out: out, files: files)
    if order.isJSON {
      try ClassFailure.command { () throws(CommandFailure) in try session.printJSON(ending) }
    } else {
      show(ending)
    }
    return summary.faults.isEmpty ? .done : .fault
  }

  /// Tells of parts that were joined.
  ///
  /// - Returns: the exit status.
  func tell(_ files: [String], in out: String) throws(ClassFailure) -> ExitStatus {
    let (record, faults) = try ClassFailure.from { () throws(ClassProblem) in
      try ClassReports.faults(in: out)
    }
    let ending = Ending(
      judged: record.students.count - record.unreadable.count, passed: 0, kept: 0, complete: true,
      faults: faults.map { .init(student: $0.student, message: $0.message) },
      nothing: (record.unanswered + record.unreadable).map {
        .init(student: $0.student, message: $0.reason)
      }, changed: [], out: out, files: files)
    if order.isJSON {
      try ClassFailure.command { () throws(CommandFailure) in try session.printJSON(ending) }
    } else {
      session.say("\(count(ending.judged, "answer is", "answers are")) joined.")
      showTrouble(ending)
      showFiles(ending)
    }
    return faults.isEmpty ? .done : .fault
  }

  private func show(_ ending: Ending) {
    let kept =
      ending.kept == 0
      ? "" : " \(count(ending.kept, "verdict was", "verdicts were")) there already."
    session.say(
      "\(count(ending.judged, "answer is", "answers are")) judged, and \(ending.passed) of them passed.\(kept)"
    )
    showTrouble(ending)
    showFiles(ending)
  }

  private func showTrouble(_ ending: Ending) {
    show("Scores that changed", ending.changed)
    show(
      "The grader failed; these have no score, and the same command judges them again",
      ending.faults)
    show("Nothing to judge", ending.nothing)
  }

  private func show(_ heading: String, _ remarks: [Ending.Remark]) {
    guard !remarks.isEmpty else { return }
    session.console.show()
    session.say(StyledText("\(heading):", .strong))
    for remark in remarks.prefix(Self.shown) {
      session.console.showFolded(
        StyledText("\(Sanitise.oneLine(remark.student)): \(Sanitise.oneLine(remark.message))"),
        first: "  ")
    }
    if remarks.count > Self.shown {
      session.console.show("  and \(remarks.count - Self.shown) more")
    }
  }

  private func showFiles(_ ending: Ending) {
    session.console.show()
    guard ending.files.contains("report.html") else {
      return session.say(
        "This is a part of the class. When all are judged, join them with --merge.")
    }
    session.say(
      "Results, tables for other programs and the report are in \(ending.out). Open this in a browser:"
    )
    session.console.show("  \(styled: "\(ending.out)/report.html", .link)")
  }

  private func change(_ change: ClassSummary.Change) -> Ending.Remark {
    let before =
      "\(change.before.points.map { "\($0)" } ?? "no score") (\(VerdictWords.word(change.before.outcome)))"
    let after =
      "\(change.points.map { "\($0)" } ?? "no score") (\(VerdictWords.word(change.outcome)))"
    let why =
      change.before.changed.isEmpty
      ? "" : ", for the \(change.before.changed.joined(separator: " and the ")) changed"
    return .init(student: change.student, message: "from \(before) to \(after)\(why)")
  }

  private func count(_ number: Int, _ one: String, _ many: String) -> String {
    "\(number) \(number == 1 ? one : many)"
  }
}
