struct PoliteFeedback {
  private(set) var message: String?

  mutating func fieldLostFocus(text: String, validate: (String) -> String?) {
    message = validate(text)
  }

  mutating func textChanged(text: String, validate: (String) -> String?) {
    if validate(text) == nil { message = nil }
  }
}

func validate(_ text: String) -> String? {
  if text.isEmpty { return "Enter your address." }
  return text.contains("@") ? nil : "An address has an @ in it."
}

/// A visit to the field: what is typed one after the other, then the field is left.
func visit(_ texts: [String], _ feedback: inout PoliteFeedback) {
  for text in texts {
    feedback.textChanged(text: text, validate: validate)
    print("  typed \"\(text)\": \(feedback.message ?? "-")")
  }
  let last = texts.last ?? ""
  feedback.fieldLostFocus(text: last, validate: validate)
  print("  left the field with \"\(last)\": \(feedback.message ?? "-")")
}

var feedback = PoliteFeedback()
print("First visit, nothing is typed:")
visit([], &feedback)
print("Second visit, half an address:")
visit(["a", "ada"], &feedback)
print("Third visit, it is repaired:")
visit(["ada@", "ada@example.org"], &feedback)
print("Fourth visit, it is spoilt again:")
visit(["ada.example.org"], &feedback)
