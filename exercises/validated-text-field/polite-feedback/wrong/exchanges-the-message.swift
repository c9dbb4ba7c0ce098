// fails: A message is not exchanged for another while somebody types
// say: Once a message is shown, you replace it by the next one at each keystroke. While somebody
//   types it may only go away; what else is wrong is told when they leave.
struct PoliteFeedback {
  private(set) var message: String?

  mutating func fieldLostFocus(text: String, validate: (String) -> String?) {
    message = validate(text)
  }

  mutating func textChanged(text: String, validate: (String) -> String?) {
    if message != nil { message = validate(text) }
  }
}
