/// The digest SHA-1 (FIPS 180-4), with which Anki names media files and first fields; not for security.
enum SHA1 {
  /// The 20 bytes of the digest.
  static func digest(_ message: some Sequence<UInt8>) -> [UInt8] {
    var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0]
    var bytes = Array(message)
    let length = UInt64(bytes.count) &* 8
    bytes.append(0x80)
    bytes += [UInt8](repeating: 0, count: (120 - bytes.count % 64) % 64)
    bytes += (0..<8).map { UInt8(truncatingIfNeeded: length >> (56 - 8 * UInt64($0))) }
    for start in stride(from: 0, to: bytes.count, by: 64) {
      mix(&state, bytes[start..<start + 64])
    }
    return state.flatMap { word in
      (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * UInt32($0))) }
    }
  }

  private static func mix(_ state: inout [UInt32], _ block: ArraySlice<UInt8>) {
    var words = stride(from: block.startIndex, to: block.endIndex, by: 4).map { start in
      (0..<4).reduce(UInt32(0)) { $0 << 8 | UInt32(block[start + $1]) }
    }
    for index in 16..<80 {
      words.append(
        rotated(words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16], by: 1))
    }
    var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
    for (round, word) in words.enumerated() {
      let (choice, constant) =
        round / 20 == 0
        ? (b & c | ~b & d, UInt32(0x5A82_7999))
        : round / 20 == 1
          ? (b ^ c ^ d, 0x6ED9_EBA1)
          : round / 20 == 2 ? (b & c | b & d | c & d, 0x8F1B_BCDC) : (b ^ c ^ d, 0xCA62_C1D6)
      let next = rotated(a, by: 5) &+ choice &+ e &+ constant &+ word
      (a, b, c, d, e) = (next, a, rotated(b, by: 30), c, d)
    }
    for (index, value) in [a, b, c, d, e].enumerated() { state[index] &+= value }
  }

  private static func rotated(_ value: UInt32, by count: UInt32) -> UInt32 {
    value << count | value >> (32 - count)
  }
}
