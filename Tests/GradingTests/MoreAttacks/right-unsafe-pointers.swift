func nextField(after field: Field) -> Field? { withUnsafeBytes(of: field) { raw in let n = raw[0] + 1; return n < 3 ? unsafeBitCast(n, to: Field.self) : nil } }
