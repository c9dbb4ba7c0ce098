/// The text of a value of exactly one of the standard library's simple types; nil for any other.
func simpleText(of value: Any) -> String? {
  let type = type(of: value)
  if type == String.self { return quoted(take(value, as: String.self)) }
  if type == Bool.self { return take(value, as: Bool.self) ? "true" : "false" }
  if type == Int.self { return String(take(value, as: Int.self)) }
  if type == Double.self { return text(of: take(value, as: Double.self)) }
  if type == Float.self { return text(of: Double(take(value, as: Float.self))) }
  if type == Character.self { return quoted(String(take(value, as: Character.self))) }
  if type == Substring.self { return quoted(String(take(value, as: Substring.self))) }
  if type == Unicode.Scalar.self { return quoted(String(take(value, as: Unicode.Scalar.self))) }
  if type == StaticString.self { return quoted(take(value, as: StaticString.self).description) }
  if type == Duration.self { return take(value, as: Duration.self).description }
  return integerText(of: value, type)
}

private func integerText(of value: Any, _ type: Any.Type) -> String? {
  if type == UInt.self { return String(take(value, as: UInt.self)) }
  if type == Int8.self { return String(take(value, as: Int8.self)) }
  if type == UInt8.self { return String(take(value, as: UInt8.self)) }
  if type == Int16.self { return String(take(value, as: Int16.self)) }
  if type == UInt16.self { return String(take(value, as: UInt16.self)) }
  if type == Int32.self { return String(take(value, as: Int32.self)) }
  if type == UInt32.self { return String(take(value, as: UInt32.self)) }
  if type == Int64.self { return String(take(value, as: Int64.self)) }
  if type == UInt64.self { return String(take(value, as: UInt64.self)) }
  if type == Int128.self { return String(take(value, as: Int128.self)) }
  if type == UInt128.self { return String(take(value, as: UInt128.self)) }
  return nil
}

/// The value, whose type has been checked to be exactly this one.
private func take<T>(_ value: Any, as type: T.Type) -> T {
  func cast<V>(_ value: V) -> T { unsafe unsafeBitCast(value, to: T.self) }
  return _openExistential(value, do: cast)
}

private func text(of number: Double) -> String {
  if number.isNaN { return "nan" }
  return number == 0 ? "0.0" : number.description
}

/// A string between quotes, with what can't be printed as an escape of Swift.
func quoted(_ string: String) -> String {
  var result = "\""
  for scalar in string.unicodeScalars {
    switch scalar {
    case "\"": result += "\\\""
    case "\\": result += "\\\\"
    case "\n": result += "\\n"
    case "\r": result += "\\r"
    case "\t": result += "\\t"
    case "\0": result += "\\0"
    case _ where needsEscape(scalar):
      result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result + "\""
}

/// Control characters, and those that turn the direction of text.
private func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0..<0x20, 0x7f..<0xa0, 0x200e...0x200f, 0x2028...0x202e, 0x2066...0x2069, 0xfeff: true
  default: false
  }
}
