// fails: With only the password wrong, submit leads to the password
// say: You look at the name and the address and forget the password. Going through
//   `Field.allCases` forgets none.
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
    if error(for: .name) != nil { return .name }
    if error(for: .email) != nil { return .email }
    return nil
  }

  mutating func submit() -> Bool {
    attemptedSubmit = true
    let field = firstInvalidField
    focus = field
    return field == nil
  }
}
