internal import TerminalText

/// The command `version`.
struct VersionCommand: Command {
  let spec = CommandSpec(
    "version", group: .shell, summary: "print the version",
    examples: [.init("version", "prints one line")])

  func run(_ arguments: ParsedArguments, in session: Session) throws(CommandFailure) -> ExitStatus {
    session.console.show(StyledText(Version.line))
    return .done
  }
}

/// The version of formlab and of what it was built with.
package enum Version {
  package static let number = "0.1.0"

  /// One line, such as `formlab 0.1.0 (Swift 6.3, libedit)`.
  package static var line: String { "formlab \(number) (Swift \(compiler), libedit)" }

  private static var compiler: String {
    #if compiler(>=6.4)
      "6.4 or newer"
    #else
      "6.3"
    #endif
  }
}
