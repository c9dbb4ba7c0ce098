func nextField(after field: Field) -> Field? {
  switch field {
  case .name: .email
  case .email: .password
  case .password: nil
  }
}
