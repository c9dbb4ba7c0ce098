// fails: With a good name, submit leads to the address
// say: Whatever is wrong, you lead to the name. Ask `firstInvalidField` and lead there.
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
    focus = firstInvalidField == nil ? nil : .name
    return focus == nil
  }
}
