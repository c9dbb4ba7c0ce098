/// Turns the fields of an Anki note into what a deck file says.
struct AnkiFields {
  /// How the fields' text is taken.
  var isHTML: Bool
  /// What was lost on the way.
  private(set) var losses: [TransferLoss] = []
  /// Names of the files that the fields show.
  private(set) var media: [String] = []
  private var dropped: [String] = []
  private var sounds: [String] = []

  init(isHTML: Bool) {
    self.isHTML = isHTML
  }

  /// What a note says, or nil with the reason as the last of `losses`.
  mutating func content(_ kind: AnkiNoteKind, fields: [String]) -> Note.Content? {
    defer { noteDropped() }
    func field(_ index: Int) -> String { index < fields.count ? fields[index] : "" }
    switch kind {
    case .basic: return basic(field(0), field(1))
    case .reversed: return reversed(field(0), field(1))
    case .optionalReversed:
      return field(2).trimmedPart.isEmpty ? basic(field(0), field(1)) : reversed(field(0), field(1))
    case .cloze: return cloze(field(0), extra: field(1))
    case .imageOcclusion: return fail(.imageOcclusion)
    }
  }

  private mutating func basic(_ front: String, _ back: String) -> Note.Content? {
    let question = markdown(front)
    let answer = markdown(back)
    if question.isEmpty { return fail(.emptyFirstField) }
    if answer.isEmpty { return fail(.noAnswer) }
    return .basic(question: question, answer: answer)
  }

  private mutating func reversed(_ front: String, _ back: String) -> Note.Content? {
    guard case .basic(let term, let definition) = basic(front, back) else { return nil }
    return .reversed(term: term, definition: definition)
  }

  private mutating func cloze(_ field: String, extra: String) -> Note.Content? {
    if markdown(field).isEmpty { return fail(.emptyFirstField) }
    if !isHTML { return plainCloze(field, extra: extra) }
    guard ClozeTokens.canHold(field),
      let raw = try? NumberedCloze.read(field, hasEscapes: false)
    else { return fail(.unreadableCloze) }
    let text = ClozeTokens.unflatten(markdown(ClozeTokens.flatten(raw)))
    return text.deletions.isEmpty ? fail(.unreadableCloze) : .cloze(text, extra: markdown(extra))
  }

  private mutating func plainCloze(_ field: String, extra: String) -> Note.Content? {
    let text = markdown(field)
    guard let cloze = try? NumberedCloze.read(text, hasEscapes: false) else {
      return fail(.unreadableCloze)
    }
    return .cloze(cloze, extra: markdown(extra))
  }

  private mutating func fail(_ loss: TransferLoss) -> Note.Content? {
    losses.append(loss)
    return nil
  }

  /// A field as Markdown, in form NFC, without white space at its ends.
  mutating func markdown(_ field: String) -> String {
    var text = field
    if isHTML {
      let converted = HTMLToMarkdown(field)
      text = converted.text
      for name in converted.dropped where !dropped.contains(name) { dropped.append(name) }
      for name in converted.media where !media.contains(name) { media.append(name) }
    }
    for name in AnkiFields.sounds(in: text) {
      if !sounds.contains(name) { sounds.append(name) }
      if !media.contains(name) { media.append(name) }
    }
    let lines = text.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
    if lines.first?.isWhitespace == true || lines.last?.isWhitespace == true,
      !lines.trimmedPart.isEmpty, !losses.contains(.blanksAtEnds)
    {
      losses.append(.blanksAtEnds)
    }
    return UnicodeForms.composed(lines.trimmed)
  }

  /// Names of sound files, which Anki plays where `[sound:NAME]` stands.
  static func sounds(in text: String) -> [String] {
    guard text.contains("[sound:") else { return [] }
    return text.matches(of: /\[sound:([^\]\n]+)\]/).map { String($0.output.1) }
  }

  private mutating func noteDropped() {
    if !dropped.isEmpty { losses.append(.formatting(dropped)) }
    if !sounds.isEmpty { losses.append(.sound(sounds)) }
    dropped = []
    sounds = []
  }
}
