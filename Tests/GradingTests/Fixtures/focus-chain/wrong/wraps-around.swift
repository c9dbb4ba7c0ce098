// fails: Return in the password field ends the chain
// say: After the last field the chain ends: return nil, so that the keyboard can go away.
func nextField(after field: Field) -> Field? {
  switch field {
  case .name: .email
  case .email: .password
  case .password: .name
  }
}
