// fails: Nothing is said while somebody types for the first time
// say: You judge at every keystroke, so the field complains about the first letter. While
//   somebody types, a message may only go away.
struct PoliteFeedback {
  private(set) var message: String?

  mutating func fieldLostFocus(text: String, validate: (String) -> String?) {
    message = validate(text)
  }

  mutating func textChanged(text: String, validate: (String) -> String?) {
    message = validate(text)
  }
}
