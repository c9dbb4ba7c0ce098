/// Tells answers apart: 64 bits of FNV-1a over the bytes, as hexadecimal digits.
///
/// Source: the FNV page of its authors, offset basis and prime for 64 bits.
enum AnswerHash {
  static func of(_ bytes: [UInt8]) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
