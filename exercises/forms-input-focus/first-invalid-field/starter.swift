struct SignupForm {
  var name = ""
  var email = ""
  var password = ""
  var attemptedSubmit = false
  var focus: Field?

  func error(for field: Field) -> String? {
    switch field {
    case .name: name.isEmpty ? "Enter your name." : nil
    case .email: email.contains("@") ? nil : "An e-mail address has an @ in it."
    case .password: password.count >= 8 ? nil : "Use at least 8 characters."
    }
  }

  // Your turn.
  var firstInvalidField: Field? {
    nil
  }

  // Your turn. Returns whether the form was sent.
  mutating func submit() -> Bool {
    true
  }
}

// A short story, for `run`.
var form = SignupForm()
form.name = "Ada"
print("Sent: \(form.submit()), the focus is on \(form.focus?.rawValue ?? "nothing")")
form.email = "ada@example.org"
print("Sent: \(form.submit()), the focus is on \(form.focus?.rawValue ?? "nothing")")
form.password = "catapult"
print("Sent: \(form.submit()), the focus is on \(form.focus?.rawValue ?? "nothing")")
