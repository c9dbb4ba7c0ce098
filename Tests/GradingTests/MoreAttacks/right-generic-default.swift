func nextField(after field: Field, wrap: Bool = false) -> Field? { switch field { case .name: return .email; case .email: return .password; case .password: return nil } }
