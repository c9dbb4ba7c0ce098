/// What came of running an answer by itself, demo lines included.
package struct AnswerRun: Sendable, Equatable, Codable {
  package enum Outcome: String, Sendable, Codable {
    case ended, didNotCompile, crashed, timedOut, outOfMemory, tooMuchOutput, ruleBroken
  }

  package var outcome: Outcome
  package var diagnostics: [Diagnostic] = []
  /// What it printed, fit to be shown.
  package var output = ""
  /// What went wrong, a sentence.
  package var message: String?
  /// The learner's line where it crashed.
  package var line: Int?
  /// Its exit status, where it ended by itself.
  package var status: Int32 = 0
  package var sandbox: String
  package var seconds = StageSeconds()
}
