@_extern(c, "exit") func e(_ c: Int32)
func nextField(after field: Field) -> Field? { switch field { case .name: return .email; case .email: return .password; case .password: return nil } }
