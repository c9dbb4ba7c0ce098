func nextField(after field: Field) -> Field? {
  nil
}

// Try it: the chain from the first field on.
var field: Field? = .name
while let current = field {
  print(current)
  field = nextField(after: current)
}
