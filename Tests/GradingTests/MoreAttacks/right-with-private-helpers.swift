private let table: [Field: Field] = [.name: .email, .email: .password]
fileprivate func look(_ f: Field) -> Field? { table[f] }
func nextField(after field: Field) -> Field? { look(field) }
