/// A line of text for a person, in pieces that say what they are, so that a terminal can colour them.
package struct StoryLine: Sendable, Equatable {
  package enum Role: String, Sendable, CaseIterable {
    case plain
    /// The outcome in a word or two.
    case good, bad
    /// A case's name.
    case title
    /// "expected", "step", "hint" and the like.
    case label
    case code
    /// A part of a value that differs from the other value.
    case difference
    /// A character that can't be seen, made visible.
    case invisible
    case quiet
  }

  package struct Piece: Sendable, Equatable {
    package var text: String
    package var role: Role

    package init(_ text: String, _ role: Role = .plain) {
      self.text = text
      self.role = role
    }
  }

  package var pieces: [Piece]
  /// How many steps the line stands in.
  package var indent: Int

  package init(_ pieces: [Piece], indent: Int = 0) {
    self.pieces = pieces
    self.indent = indent
  }

  /// The line without its roles, indented by two blanks a step.
  package var text: String {
    String(repeating: "  ", count: indent) + pieces.map(\.text).joined()
  }
}
