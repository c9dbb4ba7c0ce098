// fails: Return in the last field leads nowhere, and the keyboard goes away
// say: After the last field you answer with the last field again, so the keyboard stays for ever.
//   "There is no next field" is said with `nil`.
func nextField(after field: Field) -> Field? {
  switch field {
  case .name: .email
  case .email, .password: .password
  }
}
