struct Link { var to: Field? }
let links: [Field: Link] = [.name: Link(to: .email), .email: Link(to: .password), .password: Link(to: nil)]
func nextField(after field: Field) -> Field? { links[field].flatMap(\.to) }
