extension Field: Comparable, Identifiable, CustomStringConvertible { public static func < (a: Field, b: Field) -> Bool { false }; public var id: Int { 0 }; public var description: String { "x" } }
func nextField(after field: Field) -> Field? { switch field { case .name: return .email; case .email: return .password; case .password: return nil } }
