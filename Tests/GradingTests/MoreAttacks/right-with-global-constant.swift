let order: [Field] = [.name, .email, .password]
func nextField(after field: Field) -> Field? { let i = order.firstIndex(of: field)! + 1; return i < order.count ? order[i] : nil }
