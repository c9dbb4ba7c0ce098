/// How a command ended, as the program's exit status says it.
package enum ExitStatus: Int32, Sendable, Error {
  /// Done; for `check`: passed.
  case done = 0
  /// `check`: any other verdict on the answer; a script: a command failed.
  case notPassed = 1
  /// `cards check`, `record check`: problems were found.
  case problems = 2
  /// The command was used wrongly.
  case usage = 64
  /// A course or card file is broken.
  case brokenData = 65
  /// A file or name does not exist.
  case noInput = 66
  /// The compiler or another program is missing.
  case unavailable = 69
  /// A fault of formlab or of the grader itself.
  case fault = 70
  /// State could not be read or written.
  case ioError = 74
  /// A limit of the machine was hit; trying again may help.
  case tryAgain = 75
  /// Ended by Ctrl-C.
  case interrupted = 130
  /// Ended by SIGHUP.
  case hungUp = 129
  /// Ended by SIGTERM.
  case terminated = 143
}
