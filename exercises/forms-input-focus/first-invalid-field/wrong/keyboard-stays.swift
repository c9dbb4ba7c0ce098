// fails: A right form is sent, marked as tried, and the keyboard goes away
// say: When all is right you leave the focus where it was, and the keyboard covers what comes
//   next. Set `focus` to `nil`.
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

  var firstInvalidField: Field? {
    Field.allCases.first { error(for: $0) != nil }
  }

  mutating func submit() -> Bool {
    attemptedSubmit = true
    guard let field = firstInvalidField else { return true }
    focus = field
    return false
  }
}
