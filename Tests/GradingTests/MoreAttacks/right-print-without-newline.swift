func nextField(after field: Field) -> Field? { print("x", terminator: ""); switch field { case .name: return .email; case .email: return .password; case .password: return nil } }
