internal import MessageDigest

/// Names of cached things, and whether they are whole.
enum Digest {
  /// The digest of some bytes, as 64 hexadecimal digits.
  static func of(_ bytes: [UInt8]) -> String { SHA256.hex(bytes) }

  /// The digest of some texts, each told apart from its neighbours.
  static func of(_ texts: [String]) -> String {
    var hash = SHA256()
    for text in texts { hash.add(Array("\(text.utf8.count):\(text)".utf8)) }
    return hash.hex()
  }
}
