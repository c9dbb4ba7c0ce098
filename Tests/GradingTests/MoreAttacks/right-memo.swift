nonisolated(unsafe) var memo: [Field: Field?] = [:]
func slow(_ field: Field) -> Field? { switch field { case .name: return .email; case .email: return .password; case .password: return nil } }
func nextField(after field: Field) -> Field? { if let known = memo[field] { return known }; memo[field] = slow(field); return slow(field) }
