func nextField(after field: Field) -> Field? { .name }
extension Field: ExpressibleByNilLiteral { public init(nilLiteral: ()) { self = .name } }
extension Field: ExpressibleByStringLiteral { public init(stringLiteral: String) { self = .email } }
