internal import LineEditing
internal import TerminalText

/// The first screen of the shell: what this is, where one is, and the way out.
struct Greeting {
  let session: Session
  let encoding: CharacterEncoding

  func show() {
    if encoding.hidesOtherThanASCII {
      session.note(
        "Your locale is not UTF-8: input other than ASCII will not be shown as you type it. LC_ALL=C.UTF-8 mends that."
      )
    }
    session.say(
      "\(styled: "formlab", .heading) teaches SwiftUI forms, input and focus. \(styled: "help", .command) lists the commands, \(styled: "quit", .command) or Ctrl-D leaves."
    )
    Bearings(session: session).show()
  }
}
