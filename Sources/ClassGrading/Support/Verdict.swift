/// Stands in for Grading's verdict.
package struct Verdict: Codable, Sendable, Equatable {
  package enum Outcome: String, Codable, Sendable {
    case passed, failed, didNotCompile, crashed, timedOut, outOfMemory, tooMuchOutput, ruleBroken,
      graderFault
  }
  package enum CaseOutcome: String, Codable, Sendable {
    case passed, failed, crashed, timedOut, notRun
  }
  package struct Case: Codable, Sendable, Equatable {
    package var name: String
    package var outcome: CaseOutcome
    package var steps: [String]
    package var expected: String
    package var actual: String
    package init(
      name: String, outcome: CaseOutcome, steps: [String] = [], expected: String = "",
      actual: String = ""
    ) {
      self.name = name; self.outcome = outcome; self.steps = steps; self.expected = expected;
      self.actual = actual
    }
  }
  package struct Diagnostic: Codable, Sendable, Equatable {
    package var severity: String
    package var line: Int
    package var column: Int
    package var message: String
    package init(severity: String, line: Int, column: Int, message: String) {
      self.severity = severity; self.line = line; self.column = column; self.message = message
    }
  }
  package struct Seconds: Codable, Sendable, Equatable {
    package var compile: Double
    package var link: Double
    package var run: Double
    package var total: Double
    package init(compile: Double = 0, link: Double = 0, run: Double = 0, total: Double = 0) {
      self.compile = compile; self.link = link; self.run = run; self.total = total
    }
  }
  package var exercise: String
  package var outcome: Outcome
  package var cases: [Case]
  package var diagnostics: [Diagnostic]
  package var output: String
  package var sandbox: String
  package var seconds: Seconds
  package var mistake: String?
  package init(
    exercise: String, outcome: Outcome, cases: [Case] = [], diagnostics: [Diagnostic] = [],
    output: String = "", sandbox: String = "bubblewrap", seconds: Seconds = Seconds(),
    mistake: String? = nil
  ) {
    self.exercise = exercise; self.outcome = outcome; self.cases = cases;
    self.diagnostics = diagnostics; self.output = output; self.sandbox = sandbox;
    self.seconds = seconds; self.mistake = mistake
  }
}
