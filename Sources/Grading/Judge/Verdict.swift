/// The judgement of one answer, as people read it and as JSON.
package struct Verdict: Codable, Sendable, Equatable {
  package enum Outcome: String, Codable, Sendable, CaseIterable {
    case passed, failed, didNotCompile, crashed, timedOut, outOfMemory, tooMuchOutput, ruleBroken
    case graderFault
  }

  /// Where the suite ran, where that matters: in the answer's own process, which could forge it.
  package enum SuitePlace: String, Codable, Sendable {
    case inProcess
  }

  /// The exercise's id.
  package var exercise: String
  package var outcome: Outcome
  package var suite: SuitePlace?
  package var cases: [CaseVerdict] = []
  package var diagnostics: [Diagnostic] = []
  /// What the answer printed, without control characters and cut at a stated length.
  package var output = ""
  /// The level of the sandbox: `bubblewrap`, `landlock` or `limits`.
  package var sandbox: String
  package var seconds = StageSeconds()
  /// The sentence of the known mistake that this answer makes.
  package var mistake: String?
  /// The seed of sampled cases, where there are any.
  package var seed: UInt64?
  /// A sentence on what went wrong as a whole: a limit, a rule, the grader's own trouble.
  package var message: String?

  package init(exercise: String, outcome: Outcome, sandbox: String) {
    self.exercise = exercise
    self.outcome = outcome
    self.sandbox = sandbox
  }
}

/// The judgement of one case.
package struct CaseVerdict: Codable, Sendable, Equatable {
  package enum Outcome: String, Codable, Sendable {
    case passed, failed, crashed, timedOut, notRun
  }

  package var name: String
  package var outcome: Outcome
  /// What led to the first difference.
  package var steps: [String] = []
  /// What was looked at, where the first difference is.
  package var looked: String?
  package var expected: String?
  package var actual: String?
  /// The input of a sampled case: the smallest that fails.
  package var input: String?
  package var hint: String?
  package var points: Int
  /// What a crash said, or why the case was ended.
  package var message: String?
  /// The learner's line where it crashed.
  package var line: Int?
}

/// A message on a line of the learner's file.
package struct Diagnostic: Codable, Sendable, Equatable {
  package enum Severity: String, Codable, Sendable {
    case error, warning, note
  }

  package var severity: Severity
  /// From 1; 0 where no line is meant.
  package var line: Int
  /// From 1, in characters; 0 where no column is meant.
  package var column: Int
  package var message: String
  /// What the compiler suggests to write.
  package var fixIt: String?
  /// What the message means, for the commonest ones.
  package var explanation: String?

  package init(
    severity: Severity, line: Int, column: Int, message: String, fixIt: String? = nil,
    explanation: String? = nil
  ) {
    self.severity = severity
    self.line = line
    self.column = column
    self.message = message
    self.fixIt = fixIt
    self.explanation = explanation
  }
}

/// Where the time of a verdict went.
package struct StageSeconds: Codable, Sendable, Equatable {
  package var compile = 0.0
  package var link = 0.0
  package var run = 0.0
  package var total = 0.0
}
