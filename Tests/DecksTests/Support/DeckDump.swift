@testable import Decks

/// A deck in a form that a test can read: a line a note, then a line a problem.
enum DeckDump {
  static func parse(_ text: String, file: String = "deck.md") -> String {
    dump(DeckParser.parse(Array(text.utf8), file: file))
  }

  static func dump(_ deck: ParsedDeck) -> String {
    let notes = deck.entries.map { entry in
      let id = entry.note.id.map { "\($0.text) " } ?? ""
      let tags = entry.note.tags.map { " #\($0)" }.joined()
      return "\(entry.place.line): \(id)\(text(entry.note.content))\(tags)"
    }
    return (notes + deck.problems.map { String(describing: $0) }).joined(separator: "\n")
  }

  static func text(_ content: Note.Content) -> String {
    switch content {
    case .basic(let question, let answer): "Q \(shown(question)) A \(shown(answer))"
    case .reversed(let term, let definition): "T \(shown(term)) D \(shown(definition))"
    case .cloze(let text, let extra):
      "C \(shown(NumberedCloze.write(text) { $0 }))" + (extra.isEmpty ? "" : " E \(shown(extra))")
    }
  }

  private static func shown(_ text: String) -> String {
    "<\(text.replacing("\n", with: "|"))>"
  }
}
