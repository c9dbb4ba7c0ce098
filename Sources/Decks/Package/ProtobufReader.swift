/// Reads the fields of a Protocol Buffers message.
struct ProtobufReader {
  /// A field's value.
  enum Value: Equatable {
    case varint(UInt64)
    case fixed64(UInt64)
    case bytes([UInt8])
    case fixed32(UInt32)
  }

  /// The fields in order; one number may stand several times.
  let fields: [(number: Int, value: Value)]

  /// Reads a message; throws if it is cut short or has groups.
  init(_ bytes: [UInt8], what: String) throws(TransferError) {
    var fields: [(Int, Value)] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      guard let field = ProtobufReader.field(&rest) else { throw .damagedMessage(what) }
      fields.append(field)
    }
    self.fields = fields
  }

  /// The last bytes under a number.
  func bytes(_ number: Int) -> [UInt8]? {
    for field in fields.reversed() where field.number == number {
      if case .bytes(let bytes) = field.value { return bytes }
    }
    return nil
  }

  /// All bytes under a number.
  func all(_ number: Int) -> [[UInt8]] {
    fields.compactMap { field in
      if field.number == number, case .bytes(let bytes) = field.value { bytes } else { nil }
    }
  }

  /// The last text under a number.
  func text(_ number: Int) -> String? {
    bytes(number).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The last whole number under a number.
  func varint(_ number: Int) -> UInt64? {
    for field in fields.reversed() where field.number == number {
      if case .varint(let value) = field.value { return value }
    }
    return nil
  }

  /// The single-precision numbers under a number, packed or not.
  func floats(_ number: Int) -> [Float] {
    fields.flatMap { field -> [Float] in
      guard field.number == number else { return [] }
      switch field.value {
      case .fixed32(let bits): return [Float(bitPattern: bits)]
      case .bytes(let bytes): return ProtobufReader.packed(bytes)
      default: return []
      }
    }
  }

  private static func packed(_ bytes: [UInt8]) -> [Float] {
    stride(from: 0, to: bytes.count - bytes.count % 4, by: 4).map { start in
      let bits = (0..<4).reduce(UInt32(0)) { $0 | UInt32(bytes[start + $1]) << (8 * UInt32($1)) }
      return Float(bitPattern: bits)
    }
  }

  private static func field(_ rest: inout ArraySlice<UInt8>) -> (Int, Value)? {
    guard let key = varint(&rest), key >> 3 > 0, key >> 3 < 1 << 29 else { return nil }
    let number = Int(key >> 3)
    switch key & 7 {
    case 0: return varint(&rest).map { (number, .varint($0)) }
    case 1: return fixed(&rest, 8).map { (number, .fixed64($0)) }
    case 2:
      guard let count = varint(&rest), count <= UInt64(rest.count) else { return nil }
      let bytes = Array(rest.prefix(Int(count)))
      rest = rest.dropFirst(Int(count))
      return (number, .bytes(bytes))
    case 5: return fixed(&rest, 4).map { (number, .fixed32(UInt32($0))) }
    default: return nil
    }
  }

  private static func varint(_ rest: inout ArraySlice<UInt8>) -> UInt64? {
    var value: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 64, by: 7) {
      guard let byte = rest.popFirst() else { return nil }
      value |= UInt64(byte & 0x7F) << shift
      if byte & 0x80 == 0 { return value }
    }
    return nil
  }

  private static func fixed(_ rest: inout ArraySlice<UInt8>, _ count: Int) -> UInt64? {
    guard rest.count >= count else { return nil }
    let value = rest.prefix(count).enumerated().reduce(UInt64(0)) {
      $0 | UInt64($1.element) << (8 * UInt64($1.offset))
    }
    rest = rest.dropFirst(count)
    return value
  }
}
