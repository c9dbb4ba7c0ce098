import Testing

@testable import LineEditing

@Suite("Stand-ins for characters of several code points")
struct ClusterTableTests {
  /// Widths as the C library has them, for the code points used here.
  private let table = ClusterTable { scalar in
    switch scalar.value {
    case 0x300...0x36F, 0x3099, 0x200D, 0xFE0F: 0
    case 0x304B, 0x1F3FB...0x1F64F, 0x2F800...0x2FA1D: 2
    default: 1
    }
  }

  @Test(
    "Text comes back as it was",
    arguments: [
      "", "plain", "né", "ne\u{301}", "か\u{3099}", "🇩🇪🇫🇷", "👍🏽", "👨\u{200D}👩", "\u{2F800}\u{F0000}",
      "❤\u{FE0F}", "a\r\nb",
      "e\u{301}e\u{301}e\u{302}",
    ])
  func roundTrip(_ text: String) {
    let encoded = table.encoded(text)
    #expect(table.decoded(encoded).unicodeScalars.elementsEqual(text.unicodeScalars))
  }

  @Test(
    "How many code points libedit sees",
    arguments: [
      ("e\u{301}", 1), ("か\u{3099}", 1), ("🇩🇪", 1), ("👍🏽", 2), ("👨\u{200D}👩", 3), ("é", 1),
      ("\u{2F800}", 1), ("ab", 2),
    ])
  func count(_ text: String, _ count: Int) {
    #expect(table.encoded(text).unicodeScalars.count == count)
  }

  @Test("The same character has the same stand-in, others have others")
  func stable() {
    let encoded = table.encoded("e\u{301}e\u{302}e\u{301}").unicodeScalars.map(\.value)
    #expect(encoded[0] == encoded[2] && encoded[0] != encoded[1])
    #expect(table.encoded("e\u{301}") == table.encoded("e\u{301}"))
  }

  @Test("When all wide stand-ins are given away, characters stay as they are")
  func exhausted() {
    let table = ClusterTable { _ in 1 }
    let marks = (0..<600).compactMap { Unicode.Scalar(0x1100 + $0) }.map { String($0) + "\u{301}" }
    for mark in marks { #expect(table.decoded(table.encoded(mark)) == mark) }
  }
}
