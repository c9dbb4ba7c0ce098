let nextField: @Sendable (Field) -> Field? = { field in switch field { case .name: return .email; case .email: return .password; case .password: return nil } }
