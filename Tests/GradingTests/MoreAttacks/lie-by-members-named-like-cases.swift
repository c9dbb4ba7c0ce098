func nextField(after field: Field) -> Field? { .name }
extension Field { static var email: Field { .name } ; static var name: Field { .email }; static var password: Field { .name } }
