/// All that was found where an instructor pointed: who is judged, who has nothing to judge, and what was passed over.
package struct Roster: Sendable, Equatable {
  /// A student who handed something in that can't be judged.
  package struct Unanswered: Sendable, Equatable, Codable {
    /// Path of what belongs to the student, as shown.
    package var id: String
    package var student: String
    /// Why nothing can be judged, and what to do; sentences.
    package var reason: String

    package init(id: String, student: String, reason: String) {
      self.id = id
      self.student = student
      self.reason = reason
    }
  }

  /// A file or folder that was passed over.
  package struct Ignored: Sendable, Equatable, Codable {
    package var path: String
    /// Half a sentence.
    package var reason: String

    package init(path: String, reason: String) {
      self.path = path
      self.reason = reason
    }
  }

  /// In the order of their paths.
  package var submissions: [Submission]
  package var unanswered: [Unanswered]
  package var ignored: [Ignored]

  package init(
    submissions: [Submission] = [], unanswered: [Unanswered] = [], ignored: [Ignored] = []
  ) {
    self.submissions = submissions
    self.unanswered = unanswered
    self.ignored = ignored
  }
}
