struct A { struct B { enum C { static func go(_ field: Field) -> Field? { switch field { case .name: return .email; case .email: return .password; case .password: return nil } } } } }
func nextField(after field: Field) -> Field? { A.B.C.go(field) }
