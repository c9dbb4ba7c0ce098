// fails: Leaving again judges anew
// say: When the field is left with a right text, you leave an old message standing. Leaving
//   always judges anew: the message becomes whatever the validator says, even if that is nothing.
struct PoliteFeedback {
  private(set) var message: String?

  mutating func fieldLostFocus(text: String, validate: (String) -> String?) {
    if let fault = validate(text) { message = fault }
  }

  mutating func textChanged(text: String, validate: (String) -> String?) {
    if validate(text) == nil { message = nil }
  }
}
