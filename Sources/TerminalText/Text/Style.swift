// Sequences written for text, all of the form ESC [ ... m (SGR):
//   1        bold
//   30...37  one of the eight basic colours, which every theme keeps readable
//   0        back to the terminal's own
// Nothing else is used, and no meaning rests on them alone.

/// How a meaning looks on a terminal with colour.
package struct Style: Sendable, Hashable {
  package enum Colour: Int, Sendable, CaseIterable {
    case black = 30, red, green, yellow, blue, magenta, cyan, white
  }

  package var colour: Colour?
  package var isBold: Bool

  package init(_ colour: Colour? = nil, isBold: Bool = false) {
    self.colour = colour
    self.isBold = isBold
  }

  /// The style of a meaning.
  package static func of(_ meaning: Meaning) -> Style {
    switch meaning {
    case .strong, .heading, .command: Style(isBold: true)
    case .emphasis, .link, .code, .number, .comment: Style(.cyan)
    case .aside: Style()
    case .prompt, .string, .success, .inserted, .expected: Style(.green)
    case .keyword, .attribute: Style(.magenta)
    case .type, .warning, .hint: Style(.yellow)
    case .failure: Style(.red, isBold: true)
    case .actual, .deleted: Style(.red)
    }
  }

  /// The sequence that turns it on.
  package var sequence: String {
    let codes = (isBold ? ["1"] : []) + (colour.map { ["\($0.rawValue)"] } ?? [])
    return codes.isEmpty ? "" : "\u{1B}[\(codes.joined(separator: ";"))m"
  }

  /// The sequence that turns everything off.
  package static let reset = "\u{1B}[0m"
}

extension StyledText {
  /// The text as it is written to a terminal.
  ///
  /// Each row is complete in itself, so that a pager may start anywhere.
  package func rendered(usesColour: Bool) -> String {
    guard usesColour else { return plain }
    return runs.map { run in
      guard let style = run.meaning.map(Style.of), style != Style() else { return run.text }
      return run.text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.isEmpty ? "" : style.sequence + $0 + Style.reset }
        .joined(separator: "\n")
    }.joined()
  }
}
