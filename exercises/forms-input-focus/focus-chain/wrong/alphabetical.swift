// fails: Return in the name field leads to the email field
// say: You sort the fields by their names, and so `email` comes first. The order that counts is the
//   one on the screen: `name`, `email`, `password`, as in `Field.allCases`.
func nextField(after field: Field) -> Field? {
  let sorted = Field.allCases.sorted { $0.rawValue < $1.rawValue }
  guard let index = sorted.firstIndex(of: field), index + 1 < sorted.count else { return nil }
  return sorted[index + 1]
}
