internal import TerminalText

extension Session {
  /// Clears a terminal that understands it; elsewhere nothing happens.
  func clearScreen() {
    guard isInteractive, !console.capabilities.isPlain,
      let terminal = surroundings.variable("TERM"), terminal != "dumb"
    else { return }
    // ESC [ H and ESC [ 2 J: cursor home, erase the screen; the scroll-back stays.
    console.write("\u{1B}[H\u{1B}[2J", to: .output)
  }
}
