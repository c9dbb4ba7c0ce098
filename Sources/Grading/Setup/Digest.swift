/// SHA-256 (FIPS 180-4), for the names of cached things and to see whether they are whole.
struct Digest {
  private var state: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab,
    0x5be0_cd19,
  ]
  private var waiting: [UInt8] = []
  private var count: UInt64 = 0

  /// The digest of some bytes, as 64 hexadecimal digits.
  static func of(_ bytes: some Sequence<UInt8>) -> String {
    var digest = Digest()
    digest.add(bytes)
    return digest.finish()
  }

  /// The digest of some texts, each told apart from its neighbours.
  static func of(_ texts: [String]) -> String {
    var digest = Digest()
    for text in texts {
      digest.add("\(text.utf8.count):".utf8)
      digest.add(text.utf8)
    }
    return digest.finish()
  }

  mutating func add(_ bytes: some Sequence<UInt8>) {
    waiting.append(contentsOf: bytes)
    let whole = waiting.count / 64 * 64
    guard whole > 0 else { return }
    unsafe waiting.withUnsafeBufferPointer { buffer in
      for start in stride(from: 0, to: whole, by: 64) { unsafe compress(buffer, start) }
    }
    count += UInt64(whole)
    waiting.removeFirst(whole)
  }

  consuming func finish() -> String {
    let bits = (count + UInt64(waiting.count)) * 8
    waiting.append(0x80)
    while waiting.count % 64 != 56 { waiting.append(0) }
    for shift in stride(from: 56, through: 0, by: -8) {
      waiting.append(UInt8(truncatingIfNeeded: bits >> UInt64(shift)))
    }
    add([])
    return state.map { word in
      let text = String(word, radix: 16)
      return String(repeating: "0", count: 8 - text.count) + text
    }.joined()
  }

  private mutating func compress(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) {
    var words = [UInt32](repeating: 0, count: 64)
    for index in 0..<16 {
      let at = start + index * 4
      unsafe words[index] =
        UInt32(bytes[at]) << 24 | UInt32(bytes[at + 1]) << 16 | UInt32(bytes[at + 2]) << 8
        | UInt32(bytes[at + 3])
    }
    for index in 16..<64 {
      let a = words[index - 15], b = words[index - 2]
      let first = turn(a, 7) ^ turn(a, 18) ^ (a >> 3)
      let second = turn(b, 17) ^ turn(b, 19) ^ (b >> 10)
      words[index] = words[index - 16] &+ first &+ words[index - 7] &+ second
    }
    var v = state
    for index in 0..<64 {
      let s1 = turn(v[4], 6) ^ turn(v[4], 11) ^ turn(v[4], 25)
      let choice = (v[4] & v[5]) ^ (~v[4] & v[6])
      let t1 = v[7] &+ s1 &+ choice &+ roundConstants[index] &+ words[index]
      let s0 = turn(v[0], 2) ^ turn(v[0], 13) ^ turn(v[0], 22)
      let majority = (v[0] & v[1]) ^ (v[0] & v[2]) ^ (v[1] & v[2])
      v = [t1 &+ s0 &+ majority, v[0], v[1], v[2], v[3] &+ t1, v[4], v[5], v[6]]
    }
    for index in 0..<8 { state[index] = state[index] &+ v[index] }
  }
}

private func turn(_ word: UInt32, _ count: UInt32) -> UInt32 {
  word >> count | word << (32 - count)
}

private let roundConstants: [UInt32] = [
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
  0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
  0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
  0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
  0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
  0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
  0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
  0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
]
