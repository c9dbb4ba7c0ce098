// fails: A message stays while the text is still wrong
// say: You take the message away at the first keystroke, right or wrong. It should stay until the
//   text is right; otherwise people lose the hint while they still need it.
struct PoliteFeedback {
  private(set) var message: String?

  mutating func fieldLostFocus(text: String, validate: (String) -> String?) {
    message = validate(text)
  }

  mutating func textChanged(text: String, validate: (String) -> String?) {
    message = nil
  }
}
