package import Grading

/// What a run did.
package struct ClassSummary: Sendable, Equatable {
  /// A student and what is to be said.
  package struct Remark: Sendable, Equatable {
    package var student: String
    /// A sentence.
    package var message: String

    package init(student: String, message: String) {
      self.student = student
      self.message = message
    }
  }

  /// A score that was judged again.
  package struct Change: Sendable, Equatable {
    package var student: String
    package var before: ClassResult.Previous
    package var outcome: Verdict.Outcome
    package var points: Int?
  }

  /// Answers judged in this run, and those whose verdict still held.
  package var judged = 0
  package var kept = 0
  /// Answers judged in this run that passed.
  package var passed = 0
  /// Answers that the grader failed on each time; they have no score.
  package var faults: [Remark] = []
  /// Answers that could not be read.
  package var unreadable: [Roster.Unanswered] = []
  /// Results that took the place of an older one and differ from it.
  package var changes: [Change] = []
  /// Whether every answer was looked at; a fault counts as looked at.
  package var isComplete = false

  mutating func count(_ result: ClassResult) {
    judged += 1
    if result.verdict.outcome == .passed { passed += 1 }
    if result.verdict.outcome == .graderFault {
      faults.append(.init(student: result.student, message: FaultMessage.of(result.verdict)))
    }
    guard let before = result.previous,
      before.points != result.points || before.outcome != result.verdict.outcome
    else { return }
    changes.append(
      .init(
        student: result.student, before: before, outcome: result.verdict.outcome,
        points: result.points))
  }
}
