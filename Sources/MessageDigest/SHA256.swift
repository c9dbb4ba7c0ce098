internal import CMessageDigest

/// The hash of FIPS 180-4, taken piece by piece; libmd's.
package struct SHA256: ~Copyable {
  private var context = SHA2_CTX()

  package init() {
    unsafe SHA256Init(&context)
  }

  /// The digest of some bytes in hexadecimal.
  package static func hex(_ bytes: [UInt8]) -> String {
    var hash = SHA256()
    hash.add(bytes)
    return hash.hex()
  }

  /// The digest of some bytes, 32 of them.
  package static func digest(_ bytes: [UInt8]) -> [UInt8] {
    var hash = SHA256()
    hash.add(bytes)
    return hash.finish()
  }

  /// Takes in the next bytes.
  package mutating func add(_ bytes: [UInt8]) {
    unsafe bytes.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return }
      unsafe SHA256Update(&context, start, buffer.count)
    }
  }

  /// The digest of all that was taken in, 32 bytes.
  package consuming func finish() -> [UInt8] {
    var digest = [UInt8](repeating: 0, count: 32)
    unsafe digest.withUnsafeMutableBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return }
      unsafe SHA256Final(start, &context)
    }
    return digest
  }

  /// The digest of all that was taken in, as 64 hexadecimal digits.
  package consuming func hex() -> String {
    finish().map { byte in
      let text = String(byte, radix: 16)
      return byte < 16 ? "0" + text : text
    }.joined()
  }
}
