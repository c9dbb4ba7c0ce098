let order: [Field] = [.name, .email, .password]
func nextField(after field: Field) -> Field? { let i = order.firstIndex(of: field)! + 1; return i < order.count ? order[i] : nil }
for field in order { print(field, nextField(after: field) as Any) }
var f: Field? = .name
while let g = f { print(g); f = nextField(after: g) }
