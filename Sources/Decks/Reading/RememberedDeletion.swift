/// A deletion as the id line of a cloze card remembers it: `1:4f2a`, its number and a mark of its text.
///
/// Cards hang on the numbers, so they must survive that a deletion is written before another one.
package struct RememberedDeletion: Hashable, Sendable {
  /// Number of the deletion, from 1.
  var number: Int
  /// Four hexadecimal digits that tell one text from another.
  var mark: String

  init(number: Int, mark: String) {
    self.number = number
    self.mark = mark
  }

  /// Reads `1:4f2a`; nil if the word is something else.
  init?(_ word: some StringProtocol) {
    let parts = word.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = Int(parts[0]),
      (1...NumberedCloze.highest).contains(number),
      parts[1].count == 4, parts[1].allSatisfy(\.isHexDigit)
    else { return nil }
    self.init(number: number, mark: parts[1].lowercased())
  }

  /// `1:4f2a`.
  var text: String { "\(number):\(mark)" }

  /// The mark of a deletion's text: 16 bits of FNV-1a, white space left out.
  static func mark(of text: String) -> String {
    var hash: UInt32 = 0x811C_9DC5
    for byte in text.utf8 where byte > 0x20 { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    let digits = String((hash >> 16) ^ (hash & 0xFFFF), radix: 16)
    return String(repeating: "0", count: 4 - digits.count) + digits
  }
}
