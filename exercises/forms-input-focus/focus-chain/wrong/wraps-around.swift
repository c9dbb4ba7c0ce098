// fails: Return in the last field leads nowhere, and the keyboard goes away
// say: After the last field you begin again at the top. Then the return key never lets anybody out;
//   below `password` there is nothing, so the answer there is `nil`.
func nextField(after field: Field) -> Field? {
  switch field {
  case .name: .email
  case .email: .password
  case .password: .name
  }
}
