internal import ClassGrading
internal import Synchronization
internal import TerminalText

/// Shows how far a class is: on a terminal one line drawn over itself, else a line now and then.
final class ProgressLine: Sendable {
  private struct State {
    var lastShown = -1.0
    var drawn = 0
  }

  /// Seconds between two lines where nothing can be drawn over.
  private static let pause = 15.0
  /// Seconds between two drawings.
  private static let frame = 0.1

  private let console: any Console
  private let state = Mutex(State())

  init(_ console: any Console) { self.console = console }

  private var isDrawn: Bool {
    console.capabilities.error.isTerminal && !console.capabilities.isPlain
  }

  /// Shows the state of a class, unless it was shown just now.
  func show(_ progress: ClassProgress) {
    let isLast = progress.done == progress.total
    state.withLock { state in
      let pause = isDrawn ? Self.frame : Self.pause
      guard isLast || state.lastShown < 0 || progress.elapsed - state.lastShown >= pause else {
        return
      }
      state.lastShown = progress.elapsed
      guard isDrawn else { return console.complain(StyledText(progress.line)) }
      let line = String(progress.line.prefix(max(console.capabilities.columns - 1, 10)))
      let blanks = String(repeating: " ", count: max(state.drawn - line.count, 0))
      state.drawn = line.count
      console.write(StyledText("\r\(line)\(blanks)"), to: .error)
    }
  }

  /// Ends the line.
  func finish() {
    state.withLock { state in
      guard state.drawn > 0 else { return }
      state.drawn = 0
      console.write("\n", to: .error)
    }
  }
}
