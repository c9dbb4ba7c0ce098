func nextField(after field: Field = .name) -> Field? { switch field { case .name: return .email; case .email: return .password; case .password: return nil } }
