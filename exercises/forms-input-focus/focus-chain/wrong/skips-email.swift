// fails: Return in the name field leads to the email field
// say: From `name` you jump over `email` to `password`. The chain leads to the field directly below.
func nextField(after field: Field) -> Field? {
  switch field {
  case .name, .email: .password
  case .password: nil
  }
}
