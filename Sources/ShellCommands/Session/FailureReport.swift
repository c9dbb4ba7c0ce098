/// Words a failure: one clear sentence, what to do next, and the exit status.
package struct FailureReport: Sendable, Equatable {
  package var message: String
  /// What to do next; may be empty.
  package var hint: String
  package var status: ExitStatus

  private init(_ message: String, hint: String = "", _ status: ExitStatus) {
    self.message = message
    self.hint = hint
    self.status = status
  }

  package init(_ failure: CommandFailure) {
    self = Self.usage(failure) ?? Self.missing(failure) ?? Self.machine(failure)
  }

  private static func usage(_ failure: CommandFailure) -> Self? {
    switch failure {
    case .unknownCommand(let word, let question):
      .init(
        "There is no command \"\(word)\".", hint: question ?? "Type \"help\" for the commands.",
        .usage)
    case .ambiguousCommand(let word, let candidates):
      .init("\"\(word)\" may mean \(list(candidates)).", hint: "Type a letter more.", .usage)
    case .unclosedQuote(let quote, let column):
      .init(
        "The quote \(quote) at column \(column) is not closed.",
        hint: "Close it, or put a backslash before it.", .usage)
    case .unknownOption(let word, let command, let question):
      .init(
        "\(command.isEmpty ? "formlab" : "\"\(command)\"") has no option \(word).",
        hint: question ?? helpHint(command), .usage)
    case .missingValue(let option, let wanted):
      .init("--\(option) wants a value: \(wanted).", hint: "Write --\(option) \(wanted).", .usage)
    case .unexpectedValue(let option, let value):
      .init(
        "--\(option) takes no value, and got \"\(value)\".", hint: "Leave =\(value) out.", .usage)
    case .badValue(let option, let value, let wanted):
      .init("--\(option) can't be \"\(value)\".", hint: "It wants \(wanted).", .usage)
    default: usageOfWords(failure)
    }
  }

  private static func usageOfWords(_ failure: CommandFailure) -> Self? {
    switch failure {
    case .missingArgument(let label, let command):
      .init("\"\(command)\" wants \(label).", hint: helpHint(command), .usage)
    case .unexpectedArgument(let word, let command):
      .init(
        "\"\(command)\" takes no more words, and got \"\(word)\".", hint: helpHint(command), .usage)
    case .badArgument(let word, let wanted):
      .init("\"\(word)\" won't do here.", hint: "It wants \(wanted).", .usage)
    case .nothingStarted(let command):
      .init(
        "\"\(command)\" needs an exercise, and none is started.",
        hint: "Name one, or type \"next\" to be led to it; \"exercises\" lists them.", .usage)
    case .shellOnly(let command):
      .init(
        "\"\(command)\" works at the shell's prompt only.", hint: "Type \"formlab\" first.", .usage)
    case .notATerminal(let command):
      .init("\"\(command)\" needs a terminal.", hint: "Run it where you can type.", .usage)
    default: nil
    }
  }

  private static func missing(_ failure: CommandFailure) -> Self? {
    switch failure {
    case .noSuch(let kind, let name, let question):
      .init("There is no \(kind) \"\(name)\".", hint: question ?? listHint(kind), .noInput)
    case .unreadableFile(let path, let reason):
      .init(
        "\(path) can't be read: \(reason).", hint: "Check the name and its permissions.", .noInput)
    case .unusableFile(let path, let reason):
      .init("\(path) can't be used: \(reason).", .noInput)
    case .brokenCourse(let summary):
      .init(
        summary, hint: "\"formlab verify\" lists all that is wrong with the course.", .brokenData)
    default: nil
    }
  }

  private static func machine(_ failure: CommandFailure) -> Self {
    switch failure {
    case .unwritable(let path, let reason):
      .init(
        "\(path) can't be written: \(reason).",
        hint: "Make room or check permissions; FORMLAB_HOME names another folder.", .ioError)
    case .record(let message): .init(message, .ioError)
    case .missingProgram(let name, let hint):
      .init("\(name) is not on this machine.", hint: hint, .unavailable)
    case .fault(let message, let hint): .init(message, hint: hint, .fault)
    case .tryAgain(let message): .init(message, hint: "Try again.", .tryAgain)
    case .worded(let message, let hint, let status): .init(message, hint: hint, status)
    case .interrupted: .init("Stopped.", .interrupted)
    default: .init("Something went wrong: \(failure).", hint: "Please report it.", .fault)
    }
  }

  private static func helpHint(_ command: String) -> String {
    command.isEmpty ? "\"formlab --help\" explains it." : "\"help \(command)\" explains it."
  }

  private static func listHint(_ kind: String) -> String {
    switch kind {
    case "exercise": "\"exercises\" lists them."
    case "lesson": "\"lessons\" lists them."
    case "command": "\"help\" lists them."
    default: ""
    }
  }

  private static func list(_ words: [String]) -> String {
    let quoted = words.map { "\"\($0)\"" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.joined() }
    return quoted.dropLast().joined(separator: ", ") + " or " + last
  }
}
