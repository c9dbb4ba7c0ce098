// fails: Leaving the field untouched shows what is wrong
// say: You don't judge an empty text. Whether an empty text is right is the validator's business;
//   ask it.
struct PoliteFeedback {
  private(set) var message: String?

  mutating func fieldLostFocus(text: String, validate: (String) -> String?) {
    message = text.isEmpty ? nil : validate(text)
  }

  mutating func textChanged(text: String, validate: (String) -> String?) {
    if validate(text) == nil { message = nil }
  }
}
