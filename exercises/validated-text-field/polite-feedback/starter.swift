struct PoliteFeedback {
  private(set) var message: String?

  // Your turn: somebody left the field.
  mutating func fieldLostFocus(text: String, validate: (String) -> String?) {
  }

  // Your turn: somebody typed. As it stands, this judges at every keystroke.
  mutating func textChanged(text: String, validate: (String) -> String?) {
    message = validate(text)
  }
}

// A short story, for `run`.
func atLeastEight(_ text: String) -> String? {
  text.count >= 8 ? nil : "Use at least 8 characters."
}

var feedback = PoliteFeedback()
for text in ["c", "cat"] {
  feedback.textChanged(text: text, validate: atLeastEight)
  print("Typed \(text): \(feedback.message ?? "-")")
}
feedback.fieldLostFocus(text: "cat", validate: atLeastEight)
print("Left the field: \(feedback.message ?? "-")")
for text in ["catapul", "catapult"] {
  feedback.textChanged(text: text, validate: atLeastEight)
  print("Typed \(text): \(feedback.message ?? "-")")
}
