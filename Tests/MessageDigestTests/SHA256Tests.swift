import MessageDigest
import Testing

@Suite struct SHA256Tests {
  /// Examples of the standard and of its authors.
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
  ])
  func hashesTheExamples(_ text: String, _ digest: String) {
    #expect(SHA256.hex(Array(text.utf8)) == digest)
  }

  @Test func aMillionLettersInPieces() {
    for piece in [1000, 64, 100_000] {
      var hash = SHA256()
      for _ in 0..<(1_000_000 / piece) { hash.add([UInt8](repeating: 0x61, count: piece)) }
      #expect(hash.hex() == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
    }
  }

  @Test func everyLengthAroundABlockHasItsOwn() {
    let digests = (0...200).map { SHA256.hex([UInt8](repeating: 0, count: $0)) }
    #expect(Set(digests).count == 201)
    #expect(digests.allSatisfy { $0.count == 64 })
  }
}
