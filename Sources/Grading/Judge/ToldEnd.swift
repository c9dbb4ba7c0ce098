/// How a program that was not judged came to its end, in words.
struct ToldEnd {
  var outcome: AnswerRun.Outcome
  /// What went wrong, a sentence; nil where it ended by itself.
  var message: String?
  /// The learner's line where it crashed.
  var line: Int?
  /// Its exit status, where it ended by itself.
  var status: Int32 = 0

  init(_ end: ProcessEnd, lines: CrashLines) {
    switch end {
    case .exited(let status):
      outcome = .ended
      self.status = status
    case .crashed(let facts):
      let place = lines.places(of: [facts])[facts]
      (outcome, message, line) = (.crashed, facts.sentence(place?.reason), place?.line)
    case .timedOut(let limit): (outcome, message) = (.timedOut, limit.timeSentence)
    case .outOfMemory(let limit): (outcome, message) = (.outOfMemory, limit.memorySentence)
    case .tooMuchOutput(let limit): (outcome, message) = (.tooMuchOutput, limit.outputSentence)
    }
  }
}
