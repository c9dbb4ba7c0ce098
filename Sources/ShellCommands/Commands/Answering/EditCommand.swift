internal import CourseFiles
internal import Glibc
internal import TerminalText

/// `edit`: opens the learner's answer in an editor.
struct EditCommand: Command {
  let spec = CommandSpec(
    "edit", aliases: ["e"], group: .answering, summary: "open your answer in an editor",
    arguments: [ArgumentSpec(.part, optional: true)],
    details: [
      "The editor is $VISUAL, else $EDITOR, else the first of nano, vim and vi that is there.",
      "It opens your own copy of the starter, or of a sample; the course stays as it is.",
    ],
    examples: [
      .init("edit", "opens your answer to the exercise you are at"),
      .init("edit focus-chain", "opens your answer to that exercise"),
    ])

  func run(_ arguments: ParsedArguments, in session: Session) throws(CommandFailure) -> ExitStatus {
    let path = try file(arguments[0], session)
    guard session.isInteractive else { throw .notATerminal(command: spec.name) }
    return try Editing(session: session).open(path)
  }

  private func file(_ name: String?, _ session: Session) throws(CommandFailure) -> String {
    if let name, let found = try session.course().sample(name)?.sample {
      return try session.answers.open("samples/\(found.id)", starter: found.source.text)
    }
    return try session.open(try session.exercise(named: name, for: spec.name))
  }
}

/// Opens files in the learner's editor.
struct Editing {
  let session: Session

  /// Opens a file and waits until the editor is left.
  ///
  /// - Throws: `CommandFailure.missingProgram`.
  func open(_ path: String) throws(CommandFailure) -> ExitStatus {
    guard let editor else {
      throw .missingProgram(
        name: "An editor",
        hint: "Install nano, or set EDITOR to the one you like. The file is \(path).")
    }
    let status: Int32
    do {
      status = try ForegroundProgram.run(
        command: editor, arguments: [path], environment: session.surroundings.environment)
    } catch {
      throw .missingProgram(name: editor, hint: "Set EDITOR to an editor that is there.")
    }
    if status == 127 {
      throw .missingProgram(name: editor, hint: "Set EDITOR to an editor that is there.")
    }
    if status != 0 {
      session.note("The editor ended with status \(status); the file is as it left it.")
    }
    return .done
  }

  private var editor: String? {
    session.surroundings.variable("VISUAL") ?? session.surroundings.variable("EDITOR")
      ?? ["nano", "vim", "vi"].first(where: isOnPath)
  }

  private func isOnPath(_ name: String) -> Bool {
    (session.surroundings.variable("PATH") ?? "").split(separator: ":").contains {
      unsafe access("\($0)/\(name)", X_OK) == 0
    }
  }
}
