@_dynamicReplacement(for: nextField(after:)) func other(after field: Field) -> Field? { nil }
func nextField(after field: Field) -> Field? { switch field { case .name: return .email; case .email: return .password; case .password: return nil } }
