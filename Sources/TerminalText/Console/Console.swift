/// One of the two streams that text is written to.
package enum OutputStream: Sendable, Hashable {
  /// Results.
  case output
  /// Progress, warnings and errors, where results go to a program.
  case error
}

/// Where text is shown: the real terminal, or a collection of what would be.
package protocol Console: AnyObject, Sendable {
  /// What the streams can show now; the size of a window changes.
  var capabilities: Capabilities { get }

  /// Whether nobody reads a stream any more, so that there is no use in writing on.
  func isClosed(_ stream: OutputStream) -> Bool

  /// Writes text as it is, with its meanings shown if the stream has colour.
  func write(_ text: StyledText, to stream: OutputStream)
}

extension Console {
  /// Writes a row to standard output.
  package func show(_ text: StyledText = "") {
    write(text + "\n", to: .output)
  }

  /// Writes rows to standard output.
  package func show(rows: [StyledText]) {
    write(rows.map { $0 + "\n" }.joined(), to: .output)
  }

  /// Writes text folded to the width of the screen.
  ///
  /// - Parameters:
  ///   - text: what is shown; its newlines end rows.
  ///   - first: what comes before the first row.
  ///   - stream: where it goes.
  package func showFolded(
    _ text: StyledText, first: StyledText = "", to stream: OutputStream = .output
  ) {
    let rows = Wrapping.fold(text, columns: capabilities.columns, first: first)
    write(rows.map { $0 + "\n" }.joined(), to: stream)
  }

  /// Writes a row to standard error.
  package func complain(_ text: StyledText) {
    showFolded(text, to: .error)
  }
}
