/// Turns the lines of one card into a note.
struct CardFinisher {
  let draft: CardDraft
  let file: String
  let settings: DeckSettings

  /// The note with its place, or what is wrong with it.
  func entry() throws(DeckProblem) -> ParsedDeck.Entry {
    let note = Note(
      id: draft.attributes.id, content: try content(), deck: settings.name ?? DeckName.ofFile(file),
      tags: draft.attributes.tags, words: draft.attributes.words,
      exercise: draft.attributes.exercise)
    return ParsedDeck.Entry(
      note: note, place: place(draft.parts[0].line, 1), range: range, tagStart: draft.tagStart,
      idLine: draft.attributes.idLine, remembered: draft.attributes.remembered,
      ending: draft.ending)
  }

  private var range: Range<Int> {
    min(draft.attributes.first?.offset ?? draft.tagStart, draft.tagStart)..<draft.end
  }

  private func content() throws(DeckProblem) -> Note.Content {
    switch draft.opener {
    case .term:
      let (term, definition) = try pair(.term, .definition)
      return .reversed(term: term, definition: definition)
    case .cloze:
      return .cloze(try cloze(), extra: draft.part(.extra)?.field.text ?? "")
    default:
      let (question, answer) = try pair(.question, .answer)
      return .basic(question: question, answer: answer)
    }
  }

  private func pair(_ first: DeckTag, _ second: DeckTag) throws(DeckProblem) -> (String, String) {
    guard draft.part(second) != nil else {
      let fault = DeckFault.missingPart(tag: first.rawValue, wanted: second.rawValue)
      throw DeckProblem(place: place(draft.parts[0].line, 1), fault: fault)
    }
    return (try text(first), try text(second))
  }

  private func text(_ tag: DeckTag) throws(DeckProblem) -> String {
    guard let part = draft.part(tag) else { return "" }
    let text = part.field.text
    guard !text.isEmpty else {
      throw DeckProblem(place: place(part.line, 1), fault: .emptyPart(tag: tag.rawValue))
    }
    return text
  }

  private func cloze() throws(DeckProblem) -> ClozeText {
    let text = try text(.cloze)
    do throws(ClozeFault) {
      if NumberedCloze.isUsed(in: text) { return try NumberedCloze.read(text, hasEscapes: true) }
      return numbered(try BracketCloze.read(text))
    } catch {
      let field = draft.parts[0].field
      let place = field.place(of: error.offset, file: file)
      throw DeckProblem(place: place, fault: error.fault)
    }
  }

  private func numbered(_ text: ClozeText) -> ClozeText {
    guard let remembered = draft.attributes.remembered else { return text }
    let marks = text.deletions.map { RememberedDeletion.mark(of: ClozeText.plain($0.parts)) }
    var numbers = DeletionNumbers.assign(marks, remembered: remembered)[...]
    return ClozeText(
      parts: text.parts.map { part in
        guard case .deletion(var deletion) = part, let number = numbers.popFirst() else {
          return part
        }
        deletion.number = number
        return .deletion(deletion)
      })
  }

  private func place(_ line: Int, _ column: Int) -> SourcePlace {
    SourcePlace(file: file, line: line, column: column)
  }
}
