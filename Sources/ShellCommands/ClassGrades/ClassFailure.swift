internal import ClassGrading

/// What ends `grade`: trouble with the class, or with the command.
enum ClassFailure: Error {
  case problem(ClassProblem)
  case command(CommandFailure)

  /// The same in the words of every command.
  var commandFailure: CommandFailure {
    switch self {
    case .command(let failure): failure
    case .problem(.interrupted): .interrupted
    case .problem(let problem):
      .worded(message: problem.message, hint: problem.hint, status: Self.status(of: problem.kind))
    }
  }

  private static func status(of kind: ClassProblem.Kind) -> ExitStatus {
    switch kind {
    case .usage: .usage
    case .noInput: .noInput
    case .brokenData, .course: .brokenData
    case .fault: .fault
    case .ioError: .ioError
    case .interrupted: .interrupted
    }
  }

  /// Does work of ClassGrading.
  static func from<Value>(
    _ work: () throws(ClassProblem) -> Value
  ) throws(ClassFailure) -> Value {
    do throws(ClassProblem) { return try work() } catch { throw .problem(error) }
  }

  /// Does work of a command.
  static func command<Value>(
    _ work: () throws(CommandFailure) -> Value
  ) throws(ClassFailure) -> Value {
    do throws(CommandFailure) { return try work() } catch { throw .command(error) }
  }
}
