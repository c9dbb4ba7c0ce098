/// How the notes of an Anki note type are read.
enum AnkiNoteKind: Equatable {
  case basic
  case reversed
  /// Reversed if the third field is not empty.
  case optionalReversed
  case cloze
  case imageOcclusion

  /// The kind that a note type's name tells; nil if it tells none.
  init?(name: String) {
    let folded = UnicodeForms.folded(name)
    if folded.contains("occlusion") {
      self = .imageOcclusion
    } else if AnkiNoteKind.clozeNames.contains(where: folded.contains) {
      self = .cloze
    } else if folded.contains("optional") && folded.contains("reversed") {
      self = .optionalReversed
    } else if AnkiNoteKind.reversedNames.contains(where: folded.contains) {
      self = .reversed
    } else if AnkiNoteKind.basicNames.contains(where: folded.contains) {
      self = .basic
    } else {
      return nil
    }
  }

  // Names in collections of other languages, folded.
  private static let clozeNames = [
    "cloze", "luckentext", "texte a trous", "hueco", "omissao", "穴埋め", "填空", "lacune",
  ]
  private static let reversedNames = [
    "reversed", "umgekehrt", "beidseitig", "inversee", "invertida", "invertito", "反転", "反向",
  ]
  private static let basicNames = [
    "basic", "einfach", "basique", "basico", "basica", "base", "基本", "grund", "основн",
  ]
}
