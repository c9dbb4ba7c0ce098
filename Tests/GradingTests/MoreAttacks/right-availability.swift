@available(*, deprecated)
func old() {}
@available(swift 5.0)
func nextField(after field: Field) -> Field? { if #available(macOS 99, *) { switch field { case .name: return .email; case .email: return .password; case .password: return nil } } else { return nil } }
