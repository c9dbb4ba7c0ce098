/// An answer to an exercise was judged.
package struct Attempt: Hashable, Codable, Sendable {
  /// The exercise's id.
  package var exercise: String
  /// How it was judged.
  package var outcome: Outcome
  /// A hash of the answer's text.
  package var answerHash: String
  /// The answer; nil in a state, which leaves it in the journal (`RecordStore.whole`).
  package var answer: String?
  /// Seconds that judging took.
  package var seconds: Double?
  /// Names of the cases that failed.
  package var failingCases: [String]

  /// How an answer was judged; any word is kept.
  package struct Outcome: RawRepresentable, Hashable, Codable, Sendable {
    package var rawValue: String

    package init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// All cases passed.
    package static let passed = Outcome(rawValue: "passed")
    /// A case failed.
    package static let failed = Outcome(rawValue: "failed")
    /// The answer does not compile.
    package static let notCompiled = Outcome(rawValue: "notCompiled")
    /// The answer crashed, or ran into a limit.
    package static let stopped = Outcome(rawValue: "stopped")
  }

  /// Makes the payload.
  package init(
    exercise: String, outcome: Outcome, answerHash: String, answer: String?,
    seconds: Double? = nil, failingCases: [String] = []
  ) {
    self.exercise = exercise
    self.outcome = outcome
    self.answerHash = answerHash
    self.answer = answer
    self.seconds = seconds
    self.failingCases = failingCases
  }
}

/// A hint of an exercise was shown.
package struct HintTaken: Hashable, Codable, Sendable {
  /// The exercise's id.
  package var exercise: String
  /// Which hint, from 1.
  package var hint: Int

  /// Makes the payload.
  package init(exercise: String, hint: Int) {
    self.exercise = exercise
    self.hint = hint
  }
}

/// Something happened to an exercise as a whole: started, reset, finished, its solution revealed.
package struct ExerciseMark: Hashable, Codable, Sendable {
  /// The exercise's id.
  package var exercise: String

  /// Makes the payload.
  package init(exercise: String) {
    self.exercise = exercise
  }
}
