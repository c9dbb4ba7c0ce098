/// Text whose pieces have a meaning, not a colour.
///
/// Write it as a string; give a piece a meaning with `\(styled: "text", .failure)`.
package struct StyledText: Sendable, Hashable {
  /// A piece of one meaning.
  package struct Run: Sendable, Hashable {
    package var text: String
    package var meaning: Meaning?

    package init(_ text: String, _ meaning: Meaning? = nil) {
      self.text = text
      self.meaning = meaning
    }
  }

  package private(set) var runs: [Run]

  package init(_ text: String = "", _ meaning: Meaning? = nil) {
    runs = text.isEmpty ? [] : [Run(text, meaning)]
  }

  package init(runs: [Run]) {
    self.runs = []
    for run in runs { append(run.text, run.meaning) }
  }

  /// The text without its meanings.
  package var plain: String { runs.map(\.text).joined() }

  package var isEmpty: Bool { runs.isEmpty }

  /// The columns it takes on one row.
  package var columns: Int { runs.reduce(0) { $0 + ColumnWidth.of($1.text) } }

  package mutating func append(_ text: String, _ meaning: Meaning? = nil) {
    guard !text.isEmpty else { return }
    if let last = runs.indices.last, runs[last].meaning == meaning {
      runs[last].text += text
    } else {
      runs.append(Run(text, meaning))
    }
  }

  package mutating func append(_ other: StyledText) {
    for run in other.runs { append(run.text, run.meaning) }
  }

  package static func + (left: StyledText, right: StyledText) -> StyledText {
    var sum = left
    sum.append(right)
    return sum
  }

  package static func += (left: inout StyledText, right: StyledText) {
    left.append(right)
  }

  /// The same text with a meaning for every piece that has none.
  package func with(_ meaning: Meaning) -> StyledText {
    StyledText(runs: runs.map { Run($0.text, $0.meaning ?? meaning) })
  }

  /// The text cut at its newlines, which are gone.
  package var lines: [StyledText] {
    var lines = [StyledText()]
    for run in runs {
      for (index, part) in run.text.split(
        omittingEmptySubsequences: false, whereSeparator: \.isNewline
      ).enumerated() {
        if index > 0 { lines.append(StyledText()) }
        lines[lines.count - 1].append(String(part), run.meaning)
      }
    }
    return lines
  }

  /// A row with its tabs replaced by blanks up to every fourth column.
  package var expandingTabs: StyledText {
    guard runs.contains(where: { $0.text.contains("\t") }) else { return self }
    var column = 0
    return StyledText(
      runs: runs.map { run in
        let padding = String(repeating: " ", count: column % 4)
        let expanded = String(
          ColumnWidth.expandingTabs(padding + run.text).dropFirst(padding.count))
        column += ColumnWidth.of(expanded)
        return Run(expanded, run.meaning)
      })
  }

  /// The text with blanks at its end, so that it takes at least `columns`.
  package func padded(to columns: Int) -> StyledText {
    self + StyledText(String(repeating: " ", count: max(0, columns - self.columns)))
  }
}

extension Sequence where Element == StyledText {
  /// One text with `separator` between the parts.
  package func joined(separator: StyledText = "") -> StyledText {
    var joined = StyledText()
    for (index, part) in enumerated() {
      if index > 0 { joined.append(separator) }
      joined.append(part)
    }
    return joined
  }
}

extension StyledText: ExpressibleByStringInterpolation {
  package init(stringLiteral value: String) {
    self.init(value)
  }

  package init(stringInterpolation: Interpolation) {
    self = stringInterpolation.text
  }

  package struct Interpolation: StringInterpolationProtocol {
    fileprivate var text = StyledText()

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func appendLiteral(_ literal: String) {
      text.append(literal)
    }

    package mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      text.append(value.description)
    }

    package mutating func appendInterpolation(_ other: StyledText) {
      text.append(other)
    }

    package mutating func appendInterpolation(
      styled value: some CustomStringConvertible, _ meaning: Meaning?
    ) {
      text.append(value.description, meaning)
    }
  }
}
