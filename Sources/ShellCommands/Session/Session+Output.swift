internal import FoundationEssentials
package import Jobs
internal import LineEditing
package import TerminalText

extension Session {
  /// Says a sentence that is no result: on standard error where output goes to a program.
  package func note(_ text: StyledText) {
    console.showFolded(text, to: isInteractive ? .output : .error)
  }

  /// Shows a sentence as a result, folded to the screen.
  package func say(_ text: StyledText) { console.showFolded(text) }

  /// Shows a failure: what is wrong, then what to do.
  package func complain(_ report: FailureReport) {
    console.complain(StyledText(Sanitise.oneLine(report.message), .failure))
    if !report.hint.isEmpty { console.complain(StyledText(Sanitise.oneLine(report.hint))) }
  }

  /// Prints a value as JSON, keys sorted.
  ///
  /// - Throws: `CommandFailure.fault` where it can't be encoded.
  package func printJSON(_ value: some Encodable) throws(CommandFailure) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(value) else {
      throw .fault(message: "The result could not be written as JSON.", hint: "Please report it.")
    }
    console.show(StyledText(String(decoding: data, as: UTF8.self)))
  }

  /// Runs work that Ctrl-C may end.
  ///
  /// - Throws: what `work` throws; `CommandFailure.interrupted` where it was asked to end.
  package func cancellable<Value>(
    _ work: (Cancellation) throws(CommandFailure) -> Value
  ) throws(CommandFailure) -> Value {
    let cancellation = Cancellation()
    guard let relay else { return try work(cancellation) }
    let outcome = relay.run(
      { () -> Result<Value, CommandFailure> in
        do throws(CommandFailure) { return .success(try work(cancellation)) } catch {
          return .failure(error)
        }
      }, cancel: { cancellation.cancel() })
    if outcome.wasCancelled { throw .interrupted }
    return try outcome.value.get()
  }
}

extension Session {
  /// Shows rows, through a pager where they don't fit on the screen.
  package func showLong(_ rows: [StyledText]) {
    let isOff = options["no-pager"] != nil || !isInteractive
    let pager = Pager(environment: surroundings.environment, isOff: isOff)
    pager.show(rows.joined(separator: "\n"), on: console) { job in
      let environment = surroundings.environment.merging(job.environment) { _, new in new }
      let status = try? ForegroundProgram.run(
        command: job.command, input: job.input, environment: environment)
      // 127: there is no such program, so the text is still to be shown.
      return status != nil && status != 127
    }
  }

  /// Shows Markdown, through a pager where it doesn't fit.
  package func showLong(markdown: String) {
    showLong(Markdown.rows(markdown, console.capabilities))
  }
}
