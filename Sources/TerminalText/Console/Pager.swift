/// A pager to be run.
package struct PagerJob: Sendable, Equatable {
  /// For the shell: a program and its arguments.
  package var command: String
  /// What the pager reads.
  package var input: String
  /// Added to the environment.
  package var environment: [String: String]

  package init(command: String, input: String, environment: [String: String]) {
    self.command = command
    self.input = input
    self.environment = environment
  }
}

/// Decides whether a text goes through a pager.
///
/// Only on a terminal, and only if it is taller than the screen; `FORMLAB_PAGER` counts before `PAGER`, an empty
/// value or `cat` turns it off, and without either it is `less -FRX`.
package struct Pager: Sendable {
  private let environment: [String: String]
  private let isOff: Bool

  /// Makes a pager.
  ///
  /// - Parameters:
  ///   - environment: the process's environment.
  ///   - isOff: whether `--no-pager` was given.
  package init(environment: [String: String], isOff: Bool = false) {
    self.environment = environment
    self.isOff = isOff
  }

  /// The pager that a text needs; nil if it is written as it is.
  package func job(for text: StyledText, _ capabilities: Capabilities) -> PagerJob? {
    guard !isOff, !capabilities.isPlain, capabilities.output.isTerminal, let command else {
      return nil
    }
    guard environment["TERM"] != "dumb",
      Self.height(text, columns: capabilities.columns) >= capabilities.rows
    else {
      return nil
    }
    let rendered = text.rendered(usesColour: capabilities.output.usesColour)
    return PagerJob(
      command: command, input: rendered.hasSuffix("\n") ? rendered : rendered + "\n",
      environment: additions)
  }

  /// Shows a text, through a pager if it needs one.
  ///
  /// - Parameters:
  ///   - text: what is shown.
  ///   - console: where it goes without a pager.
  ///   - run: runs the pager to its end; false if there is no such program, and the text is written after all.
  package func show(_ text: StyledText, on console: some Console, run: (PagerJob) -> Bool) {
    if let job = job(for: text, console.capabilities), run(job) { return }
    console.write(text.plain.hasSuffix("\n") ? text : text + "\n", to: .output)
  }

  private var command: String? {
    let command = environment["FORMLAB_PAGER"] ?? environment["PAGER"] ?? "less -FRX"
    let words = command.split(separator: " ")
    return words.isEmpty || words == ["cat"] ? nil : command
  }

  /// What `less` needs to show colours and not to take the whole screen, unless the person has set it otherwise.
  private var additions: [String: String] {
    ["LESS": "FRX", "LESSCHARSET": "utf-8"].filter { environment[$0.key] == nil }
  }

  /// The rows that a text takes when the terminal folds it.
  static func height(_ text: StyledText, columns: Int) -> Int {
    var lines = text.lines
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines.reduce(0) { $0 + max(1, ($1.columns + columns - 1) / max(1, columns)) }
  }
}
