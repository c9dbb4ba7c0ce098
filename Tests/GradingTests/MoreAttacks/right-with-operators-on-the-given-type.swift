func == (a: Field, b: Field) -> Bool { false }
func ~= (a: Field, b: Field) -> Bool { false }
func nextField(after field: Field) -> Field? {
  let order = [Field.name, .email, .password].map(\.rawValue)
  let index = order.firstIndex(of: field.rawValue)! + 1
  return index < order.count ? Field(rawValue: order[index]) : nil
}
