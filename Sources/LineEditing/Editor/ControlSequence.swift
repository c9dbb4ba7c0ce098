// Sequences written while a line is edited, beside libedit's own:
//   ESC [ ? 2004 h   bracketed paste on: a pasted block comes between ESC [ 200 ~ and ESC [ 201 ~
//   ESC [ ? 2004 l   bracketed paste off: before anything else uses the terminal
//   ESC [ n A, ESC [ n B, ESC [ n C   cursor up, down, right: to the first or last row of the line
//   ESC [ J          erase from the cursor to the end of the screen: before a notice is shown
// No sequence asks the terminal for an answer.

/// Sequences that are written to the terminal.
enum ControlSequence {
  static let pasteOn = "\u{1B}[?2004h"
  static let pasteOff = "\u{1B}[?2004l"
  static let pasteEnd = "\u{1B}[201~"
  static let eraseBelow = "\u{1B}[J"

  static func move(_ count: Int, _ direction: Character) -> String {
    count > 0 ? "\u{1B}[\(count)\(direction)" : ""
  }
}
