func 下一个(_ 域: Field) -> Field? { let field = 域; switch field { case .name: return .email; case .email: return .password; case .password: return nil } }
func nextField(after 📛: Field) -> Field? { 下一个(📛) }
