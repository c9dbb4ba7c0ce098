// fails: Of two wrong fields, submit leads to the upper one
// say: You search from the field that has the focus. What is wrong above it is then found last;
//   search from the top.
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
    let fields = Field.allCases
    let start = fields.firstIndex { $0 == focus } ?? 0
    return (fields[start...] + fields[..<start]).first { error(for: $0) != nil }
  }

  mutating func submit() -> Bool {
    attemptedSubmit = true
    let field = firstInvalidField
    focus = field
    return field == nil
  }
}
