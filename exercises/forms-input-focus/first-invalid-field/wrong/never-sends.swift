// fails: A right form is sent, marked as tried, and the keyboard goes away
// say: You say that nothing was sent even when all fields are right: the answer of `submit()` is
//   turned round.
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
    let field = firstInvalidField
    focus = field
    return field != nil
  }
}
