import FoundationEssentials

/// What a class is, beside its results: who is in it, what was passed over, and what each case is worth.
///
/// Kept as `class.json` next to the results, so that parts can be joined and reports written without the course.
package struct ClassRecord: Codable, Sendable, Equatable {
  /// A student in the class.
  package struct Student: Codable, Sendable, Equatable {
    /// The id of the submission.
    package var submission: String
    package var student: String
    package var number: String
    package var file: String
    package var late: Bool
    package var notes: [String]
  }

  package var exercise: String
  package var title: String
  package var suite: String
  package var tool: String
  /// The isolation in force when the class was started: `bubblewrap` or `landlock`.
  package var sandbox: String
  package var scale: Scale
  package var students: [Student]
  package var unanswered: [Roster.Unanswered]
  package var ignored: [Roster.Ignored]
  /// Students whose file turned out to be unreadable when its turn came.
  package var unreadable: [Roster.Unanswered] = []
  /// Whether numbers stand in the place of names.
  package var isAnonymous = false

  package init(
    exercise: String, title: String, suite: String, tool: String, sandbox: String, scale: Scale,
    roster: Roster, isAnonymous: Bool = false
  ) {
    self.exercise = exercise
    self.title = title
    self.suite = suite
    self.tool = tool
    self.sandbox = sandbox
    self.scale = scale
    students = roster.submissions.map {
      Student(
        submission: $0.id, student: $0.student, number: $0.number, file: $0.file, late: $0.isLate,
        notes: $0.notes)
    }
    unanswered = roster.unanswered
    ignored = roster.ignored
    self.isAnonymous = isAnonymous
  }
}
