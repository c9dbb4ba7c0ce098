/// Writes the fields of a Protocol Buffers message.
struct ProtobufWriter {
  /// The message.
  private(set) var bytes: [UInt8] = []

  mutating func add(_ number: Int, varint value: UInt64) {
    append(UInt64(number) << 3)
    append(value)
  }

  mutating func add(_ number: Int, integer value: Int64) {
    add(number, varint: UInt64(bitPattern: value))
  }

  mutating func add(_ number: Int, bytes value: [UInt8]) {
    append(UInt64(number) << 3 | 2)
    append(UInt64(value.count))
    bytes += value
  }

  mutating func add(_ number: Int, text value: String) {
    add(number, bytes: Array(value.utf8))
  }

  mutating func add(_ number: Int, float value: Float) {
    append(UInt64(number) << 3 | 5)
    bytes += ProtobufWriter.bytes(value)
  }

  /// Numbers one after the other, in one field.
  mutating func add(_ number: Int, floats values: [Float]) {
    if !values.isEmpty { add(number, bytes: values.flatMap(ProtobufWriter.bytes)) }
  }

  private static func bytes(_ value: Float) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: value.bitPattern >> (8 * UInt32($0))) }
  }

  private mutating func append(_ value: UInt64) {
    var rest = value
    while rest > 0x7F {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }
}
