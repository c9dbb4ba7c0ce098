/// Names of decks and of the files that hold them.
package enum DeckName {
  /// The name of the deck in a file that gives none: the file's name without `.md`, in form NFC.
  package static func ofFile(_ path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let stem = name.hasSuffix(".md") ? String(name.dropLast(3)) : name
    return UnicodeForms.composed(stem)
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
