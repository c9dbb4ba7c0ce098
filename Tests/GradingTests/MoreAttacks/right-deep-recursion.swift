func depth(_ n: Int) -> Int { n == 0 ? 0 : 1 + depth(n - 1) }
func nextField(after field: Field) -> Field? { if depth(5000) != 5000 { return .name }; switch field { case .name: return .email; case .email: return .password; case .password: return nil } }
