// fails: Nothing is said while somebody types for the first time
// fails: Leaving the field with a wrong text shows what is wrong
// say: The two operations have changed places: leaving the field judges, typing only forgives.
struct PoliteFeedback {
  private(set) var message: String?

  mutating func fieldLostFocus(text: String, validate: (String) -> String?) {
    if validate(text) == nil { message = nil }
  }

  mutating func textChanged(text: String, validate: (String) -> String?) {
    message = validate(text)
  }
}
