/// Turns a note of an Anki collection into notes of a deck.
struct AnkiNoteReader {
  /// A note, and which card of Anki each of its cards was.
  struct Reading {
    var content: Note.Content
    /// Ordinals of Anki's cards by the numbers of ours.
    var ordinals: [Int: Int]
    /// What is added to the GUID; empty for the first note.
    var suffix: String
  }

  let type: AnkiCollection.NoteType
  let note: AnkiCollection.Note
  /// Ordinals of the cards that there are.
  let ordinals: [Int]
  private(set) var fields = AnkiFields(isHTML: true)

  init(type: AnkiCollection.NoteType, note: AnkiCollection.Note, ordinals: [Int]) {
    self.type = type
    self.note = note
    self.ordinals = ordinals
  }

  /// The notes; none with the reason in `fields.losses`.
  mutating func read() -> [Reading] {
    if type.isImageOcclusion || AnkiNoteKind(name: type.name) == .imageOcclusion {
      _ = fields.content(.imageOcclusion, fields: [])
      return []
    }
    if type.isCloze { return cloze() }
    if let both = reversed() { return both }
    return templates()
  }

  private var values: [String: String] {
    Dictionary(zip(type.fields, note.fields)) { first, _ in first }
  }

  private mutating func cloze() -> [Reading] {
    let name = type.templates.first?.clozeField
    let index = name.flatMap { type.fields.firstIndex(of: $0) } ?? 0
    let text = index < note.fields.count ? note.fields[index] : ""
    let others = note.fields.enumerated().filter {
      $0.offset != index && !$0.element.trimmedPart.isEmpty
    }
    let extra = others.map(\.element).joined(separator: "<br><br>")
    guard let content = fields.content(.cloze, fields: [text, extra]),
      case .cloze(let cloze, _) = content
    else { return [] }
    let ordinals = Dictionary(cloze.numbers.map { ($0, $0 - 1) }) { first, _ in first }
    return [Reading(content: content, ordinals: ordinals, suffix: "")]
  }

  /// Two templates of which one asks what the other answers.
  private mutating func reversed() -> [Reading]? {
    guard type.templates.count == 2, Set(ordinals).isSuperset(of: [0, 1]) else { return nil }
    let sides = type.templates.map { ($0.questionField, $0.answerField) }
    guard let front = sides[0].0, let back = sides[0].1, sides[1] == (back, front) else {
      return nil
    }
    let texts = [values[front] ?? "", values[back] ?? ""]
    guard let content = fields.content(.reversed, fields: texts) else { return [] }
    return [Reading(content: content, ordinals: [1: 0, 2: 1], suffix: "")]
  }

  /// A note for each card, its sides filled in.
  private mutating func templates() -> [Reading] {
    let usable = ordinals.filter { $0 < type.templates.count && $0 >= 0 }
    let readings = usable.compactMap { ordinal -> Reading? in
      let template = type.templates[ordinal]
      let question = side(template.question, template.questionField, isQuestion: true)
      let answer = side(template.answer, template.answerField, isQuestion: false)
      guard let content = fields.content(.basic, fields: [question, answer]) else { return nil }
      return Reading(
        content: content, ordinals: [1: ordinal],
        suffix: ordinal == usable.first ? "" : "-\(ordinal + 1)")
    }
    return readings
  }

  /// A side's text: that of its field, if it is one alone, so that blanks at its ends are not lost unsaid.
  private func side(_ format: String, _ field: String?, isQuestion: Bool) -> String {
    if let field { return values[field] ?? "" }
    return AnkiTemplate.render(format, isQuestion: isQuestion, fields: values)
  }
}
