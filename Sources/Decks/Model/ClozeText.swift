/// A text with parts that a card hides.
package struct ClozeText: Hashable, Sendable {
  /// A run of text, or a deletion.
  package indirect enum Part: Hashable, Sendable {
    case text(String)
    case deletion(Deletion)
  }

  /// A hidden part; deletions of one number are hidden together, on one card.
  package struct Deletion: Hashable, Sendable {
    /// Number of the card that hides it, from 1.
    package var number: Int
    /// What is hidden; may hold deletions of other cards.
    package var parts: [Part]
    /// What to show in its place, if anything.
    package var hint: String?

    /// A hidden part.
    ///
    /// - Parameters:
    ///   - number: Number of the card that hides it, from 1.
    ///   - parts: What is hidden.
    ///   - hint: What to show in its place, if anything.
    package init(number: Int, parts: [Part], hint: String? = nil) {
      self.number = number
      self.parts = parts
      self.hint = hint
    }
  }

  /// The text in order.
  package var parts: [Part]

  /// A text of the given parts.
  package init(parts: [Part]) {
    self.parts = parts
  }

  /// Every deletion in order of its start, nested ones after the one around them.
  package var deletions: [Deletion] {
    ClozeText.deletions(in: parts)
  }

  /// Numbers of the cards, in rising order.
  package var numbers: [Int] {
    Set(deletions.map(\.number)).sorted()
  }

  /// The text with everything shown.
  package var plain: String {
    ClozeText.plain(parts)
  }

  /// The question of one card: its deletions as `[...]` or `[hint]`, the others shown.
  package func question(number: Int) -> String {
    ClozeText.question(parts, number: number)
  }

  /// What one card hides, a deletion an element.
  package func hidden(number: Int) -> [String] {
    deletions.filter { $0.number == number }.map { ClozeText.plain($0.parts) }
  }

  /// The text with one text in the place of another.
  func replacing(_ old: String, with new: String) -> ClozeText {
    ClozeText(parts: ClozeText.replacing(old, with: new, in: parts))
  }

  private static func replacing(_ old: String, with new: String, in parts: [Part]) -> [Part] {
    parts.map { part in
      switch part {
      case .text(let text): return .text(text.replacing(old, with: new))
      case .deletion(var deletion):
        deletion.parts = replacing(old, with: new, in: deletion.parts)
        return .deletion(deletion)
      }
    }
  }

  static func plain(_ parts: [Part]) -> String {
    parts.map { part in
      switch part {
      case .text(let text): text
      case .deletion(let deletion): plain(deletion.parts)
      }
    }.joined()
  }

  private static func question(_ parts: [Part], number: Int) -> String {
    parts.map { part in
      switch part {
      case .text(let text): text
      case .deletion(let deletion) where deletion.number == number: "[\(deletion.hint ?? "...")]"
      case .deletion(let deletion): question(deletion.parts, number: number)
      }
    }.joined()
  }

  private static func deletions(in parts: [Part]) -> [Deletion] {
    parts.flatMap { part -> [Deletion] in
      guard case .deletion(let deletion) = part else { return [] }
      return [deletion] + deletions(in: deletion.parts)
    }
  }
}
