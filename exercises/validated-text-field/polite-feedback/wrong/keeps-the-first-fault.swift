// fails: Leaving again judges anew
// say: You keep the first message for ever. When the field is left, its message is what is wrong
//   now.
struct PoliteFeedback {
  private(set) var message: String?

  mutating func fieldLostFocus(text: String, validate: (String) -> String?) {
    if message == nil || validate(text) == nil { message = validate(text) }
  }

  mutating func textChanged(text: String, validate: (String) -> String?) {
    if validate(text) == nil { message = nil }
  }
}
