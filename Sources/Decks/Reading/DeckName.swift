/// Names of decks and of the files that hold them.
package enum DeckName {
  /// The name of the deck in a file that gives none: the file's name without `.md`, in form NFC.
  package static func ofFile(_ path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let stem = name.hasSuffix(".md") ? String(name.dropLast(3)) : name
    return UnicodeForms.composed(stem)
  }

  /// The deck that holds formlab's decks in other programs.
  static let prefix = "FormLab"

  /// The name in other programs: within the deck of formlab.
  static func withPrefix(_ deck: String) -> String {
    "\(prefix)::\(deck)"
  }

  /// The name without the deck of formlab around it.
  static func withoutPrefix(_ deck: String) -> String {
    deck.hasPrefix("\(prefix)::") ? String(deck.dropFirst(prefix.count + 2)) : deck
  }

  /// A file name for a deck, without marks that a file system or a shell would trip over.
  package static func file(for deck: String) -> String {
    let words = UnicodeForms.composed(deck).split { character in
      !(character.isLetter || character.isNumber || character == "_")
    }
    let stem = words.joined(separator: "-").prefix(60)
    return stem.isEmpty ? "deck.md" : "\(stem).md"
  }
}
