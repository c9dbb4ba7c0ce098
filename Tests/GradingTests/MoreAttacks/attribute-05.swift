@c(read) public func r(_ a: Int32) -> Int { 0 }
func nextField(after field: Field) -> Field? { switch field { case .name: return .email; case .email: return .password; case .password: return nil } }
