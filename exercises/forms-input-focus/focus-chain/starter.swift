func nextField(after field: Field) -> Field? {
  // Your turn: say where the return key leads from each field.
  field
}

// Walks the chain from the top, for `run`.
var focus: Field? = .name
for _ in 1...5 {
  guard let field = focus else {
    print("The keyboard goes away.")
    break
  }
  print("The focus is on \(field).")
  focus = nextField(after: field)
}
