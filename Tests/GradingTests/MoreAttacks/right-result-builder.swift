@resultBuilder enum Chain { static func buildBlock(_ f: Field...) -> [Field] { f } }
@Chain func order() -> [Field] { Field.name; Field.email; Field.password }
func nextField(after field: Field) -> Field? { let o = order(); let i = o.firstIndex(of: field)!; return i + 1 < o.count ? o[i + 1] : nil }
