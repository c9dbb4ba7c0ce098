internal import Synchronization

/// A console that keeps what is written: for text that may go through a pager, and for tests.
package final class CollectingConsole: Console {
  /// A piece that was written.
  package struct Entry: Sendable, Equatable {
    package var text: StyledText
    package var stream: OutputStream
  }

  private struct State {
    var capabilities: Capabilities
    var entries: [Entry] = []
    var closed: Set<OutputStream> = []
  }

  private let state: Mutex<State>

  package init(_ capabilities: Capabilities = Capabilities()) {
    state = Mutex(State(capabilities: capabilities))
  }

  package var capabilities: Capabilities {
    get { state.withLock { $0.capabilities } }
    set { state.withLock { $0.capabilities = newValue } }
  }

  /// All that was written, in order.
  package var entries: [Entry] { state.withLock { $0.entries } }

  /// What was written to a stream, as one text.
  package func text(_ stream: OutputStream = .output) -> StyledText {
    entries.filter { $0.stream == stream }.map(\.text).joined()
  }

  /// What was written to standard output, without meanings.
  package var output: String { text(.output).plain }

  /// What was written to standard error, without meanings.
  package var error: String { text(.error).plain }

  /// Forgets what was written.
  package func clear() {
    state.withLock { $0.entries = [] }
  }

  /// Makes a stream one that nobody reads.
  package func close(_ stream: OutputStream) {
    state.withLock { _ = $0.closed.insert(stream) }
  }

  package func isClosed(_ stream: OutputStream) -> Bool {
    state.withLock { $0.closed.contains(stream) }
  }

  package func write(_ text: StyledText, to stream: OutputStream) {
    state.withLock { state in
      if !state.closed.contains(stream) { state.entries.append(Entry(text: text, stream: stream)) }
    }
  }
}
