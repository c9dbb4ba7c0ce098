@propertyWrapper struct Next { var wrappedValue: Field; var projectedValue: Field? { switch wrappedValue { case .name: .email; case .email: .password; case .password: nil } } }
struct Holder { @Next var field: Field }
func nextField(after field: Field) -> Field? { Holder(field: field).$field }
