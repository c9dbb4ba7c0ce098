// Values in one canonical text each, that can be compared and read: `.email`, `nil`, `"a\nb"`,
// `[1, 2]`, `Signup(name: "Ada", email: "")`. Made from the value's own metadata alone.

/// The canonical text of a value.
func encoded<Value>(_ value: Value) -> String {
  var encoder = ValueEncoder()
  encoder.encode(value)
  return encoder.finish()
}

struct ValueEncoder {
  private var text = ""
  private var depth = 0
  private var visiting: [ObjectIdentifier] = []
  private var overflow: UInt64?

  static let largestText = 32_768
  static let deepest = 24

  mutating func write(_ piece: String) {
    if let hash = overflow {
      overflow = ValueEncoder.hash(piece, from: hash)
    } else if text.utf8.count + piece.utf8.count > ValueEncoder.largestText {
      overflow = ValueEncoder.hash(piece, from: 0xcbf2_9ce4_8422_2325)
    } else {
      text += piece
    }
  }

  /// The text; one that is too long ends with a digest of the rest, so that two long values still differ.
  consuming func finish() -> String {
    guard let overflow else { return text }
    return text + "… \(String(overflow, radix: 16))"
  }

  /// FNV-1a, 64 bits.
  private static func hash(_ piece: String, from start: UInt64) -> UInt64 {
    piece.utf8.reduce(start) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  mutating func encode(_ value: Any) {
    guard depth < ValueEncoder.deepest else { return write("…") }
    depth += 1
    defer { depth -= 1 }
    if let simple = simpleText(of: value) { return write(simple) }
    if let text = foundationText(of: value) { return write(text) }
    if let boxed = value as? AnyHashable, type(of: value) == AnyHashable.self {
      return encode(boxed.base)
    }
    if let shaped = value as? any ShapedValue {
      return shaped.encode(into: &self)
    }
    encodeStructure(value)
  }

  mutating func encodeList(
    _ open: String, _ elements: some Sequence<Any>, _ close: String
  ) {
    write(open)
    var isFirst = true
    for element in elements {
      if !isFirst { write(", ") }
      isFirst = false
      encode(element)
    }
    write(close)
  }

  // MARK: - By structure

  private mutating func encodeStructure(_ value: Any) {
    switch Structure.style(of: value) {
    case .enumeration: encodeCase(value)
    case .tuple: encodeFields(Structure.children(of: value), named: "")
    case .structure: encodeFields(Structure.children(of: value), named: Structure.name(of: value))
    case .object: encodeObject(value)
    case .other: write("(\(Structure.name(of: value)))")
    }
  }

  private mutating func encodeCase(_ value: Any) {
    guard let name = Structure.caseName(of: value) else {
      return write("(\(Structure.name(of: value)))")
    }
    write(".\(name)")
    guard let payload = Structure.children(of: value).first else { return }
    if Structure.style(of: payload.value) == .tuple {
      encodeFields(Structure.children(of: payload.value), named: "")
    } else {
      encodeList("(", CollectionOfOne(payload.value), ")")
    }
  }

  private mutating func encodeFields(_ fields: [Structure.Child], named name: String) {
    write("\(name)(")
    for (index, field) in fields.enumerated() {
      if index > 0 { write(", ") }
      if let label = field.label, !label.hasPrefix(".") { write("\(label): ") }
      encode(field.value)
    }
    write(")")
  }

  private mutating func encodeObject(_ value: Any) {
    let identity = ObjectIdentifier(value as AnyObject)
    guard !visiting.contains(identity) else {
      return write("\(Structure.name(of: value))(…)")
    }
    visiting.append(identity)
    encodeFields(Structure.fieldsOfObject(value), named: Structure.name(of: value))
    visiting.removeLast()
  }
}
