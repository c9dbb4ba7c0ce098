/// A 64-bit sum that finds damage, not malice: multiply and rotate, eight bytes at a time.
struct Checksum {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Takes in a stretch of bytes; how bytes are cut into stretches matters.
  mutating func add(_ bytes: [UInt8], in range: Range<Int>) {
    var sum = value
    unsafe bytes.withUnsafeBytes { buffer in
      var index = range.lowerBound
      while index + 8 <= range.upperBound {
        sum = Self.mix(sum, unsafe buffer.loadUnaligned(fromByteOffset: index, as: UInt64.self))
        index += 8
      }
      var rest = UInt64(range.count)
      while index < range.upperBound {
        rest = unsafe rest << 8 | UInt64(buffer[index])
        index += 1
      }
      sum = Self.mix(sum, rest)
    }
    value = sum
  }

  /// The sum as 16 hexadecimal digits.
  var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  private static func mix(_ sum: UInt64, _ word: UInt64) -> UInt64 {
    let mixed = (sum ^ word) &* 0x9fb2_1c65_1e98_df25
    return mixed << 29 | mixed >> 35
  }
}
