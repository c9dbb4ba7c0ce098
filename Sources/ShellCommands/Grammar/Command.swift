/// A command of the shell and of the command line.
package protocol Command: Sendable {
  /// What is said about it everywhere.
  var spec: CommandSpec { get }

  /// Carries it out.
  ///
  /// - Parameters:
  ///   - arguments: the words after its name, parsed.
  ///   - session: where output goes, and what the command works on.
  /// - Returns: the exit status.
  /// - Throws: `CommandFailure`.
  func run(_ arguments: ParsedArguments, in session: Session) throws(CommandFailure) -> ExitStatus
}
