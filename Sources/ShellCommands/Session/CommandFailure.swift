/// Something that keeps a command from being carried out: wrong use, a missing thing, or the machine.
///
/// Cases hold facts; `FailureReport` words them.
package enum CommandFailure: Error, Sendable, Equatable {
  // Wrong use
  case unknownCommand(word: String, question: String?)
  case ambiguousCommand(word: String, candidates: [String])
  case unclosedQuote(quote: String, column: Int)
  case unknownOption(word: String, command: String, question: String?)
  case missingValue(option: String, wanted: String)
  case unexpectedValue(option: String, value: String)
  case badValue(option: String, value: String, wanted: String)
  case missingArgument(label: String, command: String)
  case unexpectedArgument(word: String, command: String)
  case badArgument(word: String, wanted: String)
  case nothingStarted(command: String)
  case shellOnly(command: String)
  case notATerminal(command: String)
  // Missing things
  case noSuch(kind: String, name: String, question: String?)
  case unreadableFile(path: String, reason: String)
  case unusableFile(path: String, reason: String)
  // The course
  case brokenCourse(summary: String)
  // The machine
  case unwritable(path: String, reason: String)
  /// The record's own sentence, which says what to do.
  case record(message: String)
  case missingProgram(name: String, hint: String)
  case fault(message: String, hint: String)
  case tryAgain(message: String)
  /// A module's own sentences.
  case worded(message: String, hint: String, status: ExitStatus)
  case interrupted
}
