// fails: Return in the name field leads to the email field
// say: You walk the chain upwards: your function answers with the field before. The return key leads
//   down, from `name` to `email` to `password`.
func nextField(after field: Field) -> Field? {
  switch field {
  case .name: nil
  case .email: .name
  case .password: .email
  }
}
