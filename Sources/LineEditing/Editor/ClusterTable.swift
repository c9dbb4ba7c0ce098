/// Stands a single code point for each character of several, so that libedit keeps them together.
///
/// libedit has one code point for each column of the screen: when it draws a line again, marks that take no column
/// are lost. So its line holds stand-ins, and its output is translated back on the way to the terminal. A stand-in
/// takes as many columns as libedit counts for what it stands for. Characters of more than two columns by that count,
/// such as a family of emoji, stay as they are.
final class ClusterTable {
  /// Code points for private use, one column each.
  private static let narrow: ClosedRange<UInt32> = 0xF0000...0xFFFFD
  /// Compatibility ideographs, two columns each; nobody types them, for they are the same as others.
  private static let wide: ClosedRange<UInt32> = 0x2F800...0x2FA1D

  private var clusters: [Unicode.Scalar: Character] = [:]
  private var standIns: [Character: Unicode.Scalar] = [:]
  private var nextNarrow = narrow.lowerBound
  private var nextWide = wide.lowerBound
  private let width: (Unicode.Scalar) -> Int

  init(width: @escaping (Unicode.Scalar) -> Int = ScalarWidth.width) {
    self.width = width
  }

  /// The text with stand-ins.
  func encoded(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 >= 0x80 }) else { return text }
    var encoded = String.UnicodeScalarView()
    for character in text {
      if let standIn = standIn(for: character) {
        encoded.append(standIn)
      } else {
        encoded.append(contentsOf: character.unicodeScalars)
      }
    }
    return String(encoded)
  }

  /// The text with what the stand-ins stand for.
  func decoded(_ text: String) -> String {
    guard !clusters.isEmpty, text.utf8.contains(where: { $0 >= 0xF0 }) else { return text }
    var decoded = ""
    for scalar in text.unicodeScalars {
      if let cluster = clusters[scalar] {
        decoded.append(cluster)
      } else {
        decoded.unicodeScalars.append(scalar)
      }
    }
    return decoded
  }

  /// The stand-in for a character, or nil if it needs none or there is none to be had.
  private func standIn(for character: Character) -> Unicode.Scalar? {
    let scalars = character.unicodeScalars
    guard let first = scalars.first, scalars.count > 1 || isReserved(first), character != "\r\n"
    else { return nil }
    if let known = standIns[character] { return known }
    let columns = scalars.reduce(0) { $0 + max(0, width($1)) }
    guard columns == 1 || columns == 2 else { return nil }
    let value = columns == 1 ? nextNarrow : nextWide
    guard (columns == 1 ? Self.narrow : Self.wide).contains(value), let made = Unicode.Scalar(value)
    else { return nil }
    if columns == 1 { nextNarrow += 1 } else { nextWide += 1 }
    standIns[character] = made
    clusters[made] = character
    return made
  }

  /// Whether a code point could be taken for a stand-in.
  private func isReserved(_ scalar: Unicode.Scalar) -> Bool {
    Self.narrow.contains(scalar.value) || Self.wide.contains(scalar.value)
  }
}
