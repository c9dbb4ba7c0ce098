/// Collects the cards in the JSON of `hashcards export`; those of one cloze text become one note.
struct HashcardsNotes {
  private struct Cloze {
    var text: [UInt8]
    var deck: String
    var deletions: [(start: Int, end: Int, log: [ReviewLogEntry])] = []
    var origin: String
  }

  private enum Item {
    case basic(ImportedNote)
    case cloze(key: String)
  }

  private var items: [Item] = []
  private var clozes: [String: Cloze] = [:]
  private var read = 0
  /// Whether any card has been answered.
  private(set) var hasHistory = false

  /// Adds a card, and takes its log out of `logs`.
  mutating func add(
    _ card: JSONValue, path: String, logs: inout [String: [ReviewLogEntry]]
  ) throws(TransferError) {
    read += 1
    let hash = card.first("hash", "cardHash", "card_hash")?.string ?? ""
    let log = logs.removeValue(forKey: hash) ?? []
    if !log.isEmpty { hasHistory = true }
    let deck = card.first("deckName", "deck_name", "deck")?.string ?? AnkiTextLayout.defaultDeck
    let content = HashcardsNotes.content(card)
    if let question = content.first("question", "front")?.string,
      let answer = content.first("answer", "back")?.string
    {
      let note = Note(
        content: .basic(
          question: UnicodeForms.composed(question.trimmed),
          answer: UnicodeForms.composed(answer.trimmed)),
        deck: deck)
      items.append(
        .basic(ImportedNote(note: note, hasTags: false, progress: progress(log, 1), origin: path)))
    } else if let text = content["text"]?.string, let start = content["start"]?.integer,
      let end = content["end"]?.integer
    {
      let key = "\(deck)\u{1F}\(text)"
      if clozes[key] == nil {
        clozes[key] = Cloze(text: Array(text.utf8), deck: deck, origin: path)
        items.append(.cloze(key: key))
      }
      clozes[key]?.deletions.append((Int(start), Int(end), log))
    } else {
      throw .unexpectedJSON(
        path: "\(path).content", wanted: "a question and an answer, or a text with start and end")
    }
  }

  /// The object that holds the texts, however it is wrapped.
  private static func content(_ card: JSONValue) -> JSONValue {
    let content = card["content"] ?? card
    return content.first("basic", "Basic", "cloze", "Cloze") ?? content
  }

  private func progress(_ log: [ReviewLogEntry], _ number: Int) -> [Int: CardProgress] {
    guard let last = log.last else { return [:] }
    let progress = CardProgress(
      state: .review, lastReview: last.id, reps: log.count, log: log, needsReplay: true)
    return [number: progress]
  }

  /// Everything that was added.
  func result() -> ImportedCards {
    var result = ImportedCards(read: read)
    for item in items {
      switch item {
      case .basic(let note): result.notes.append(note)
      case .cloze(let key):
        guard let cloze = clozes[key] else { continue }
        if let note = note(cloze) {
          result.notes.append(note)
        } else {
          let subject = TransferRemark.subject(
            cloze.origin, String(decoding: cloze.text, as: UTF8.self))
          result.remarks.append(TransferRemark(subject: subject, loss: .unreadableCloze))
        }
      }
    }
    return result
  }

  /// A note of all deletions of a text; their places are byte offsets, the end included.
  private func note(_ cloze: Cloze) -> ImportedNote? {
    var parts: [ClozeText.Part] = []
    var progress: [Int: CardProgress] = [:]
    var position = 0
    let sorted = cloze.deletions.sorted { $0.start < $1.start }
    for (index, deletion) in sorted.enumerated() {
      guard deletion.start >= position, deletion.end >= deletion.start,
        deletion.end < cloze.text.count,
        let before = String(validating: cloze.text[position..<deletion.start], as: UTF8.self),
        let hidden = String(validating: cloze.text[deletion.start...deletion.end], as: UTF8.self)
      else { return nil }
      if !before.isEmpty { parts.append(.text(UnicodeForms.composed(before))) }
      parts.append(
        .deletion(.init(number: index + 1, parts: [.text(UnicodeForms.composed(hidden))])))
      progress.merge(self.progress(deletion.log, index + 1)) { first, _ in first }
      position = deletion.end + 1
    }
    guard let after = String(validating: cloze.text[position...], as: UTF8.self) else { return nil }
    if !after.isEmpty { parts.append(.text(UnicodeForms.composed(after))) }
    let note = Note(content: .cloze(ClozeText(parts: parts), extra: ""), deck: cloze.deck)
    return ImportedNote(note: note, hasTags: false, progress: progress, origin: cloze.origin)
  }
}
