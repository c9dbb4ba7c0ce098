internal import Grading
internal import TerminalText

/// A case of a verdict as rows, in one line or in full.
struct CaseText {
  let verdict: CaseVerdict
  /// The lines of the learner's file.
  let source: [Substring]
  let capabilities: Capabilities

  /// Its outcome and its name.
  var line: [StyledText] { fold(StyledText(verdict.name), first: word + "  ") }

  /// The steps that led there, and what was seen.
  var story: [StyledText] {
    var rows = line
    for step in verdict.steps { rows += fold(shown(step), first: "    - ") }
    if let input = verdict.input { rows += fold(shown(input), first: "    with     ") }
    if let looked = verdict.looked { rows += fold(shown(looked), first: "    looked at ") }
    rows += values
    if let message = verdict.message {
      rows += fold(StyledText(Sanitise.text(message)), first: "    ")
    }
    if let number = verdict.line { rows += fold(place(number), first: "    ") }
    if let hint = verdict.hint { rows += fold("\(styled: "Hint: ", .hint)\(hint)", first: "    ") }
    return rows
  }

  private var word: StyledText {
    switch verdict.outcome {
    case .passed: StyledText("passed ", .success)
    case .failed: StyledText("failed ", .failure)
    case .crashed: StyledText("crashed", .failure)
    case .timedOut: StyledText("too slow", .failure)
    case .notRun: StyledText("not run", .warning)
    }
  }

  private var values: [StyledText] {
    guard let expected = verdict.expected, let actual = verdict.actual else {
      return one(verdict.expected, .expected, "    expected ")
        + one(verdict.actual, .actual, "    got      ")
    }
    let difference = ValueDifference(expected: expected, actual: actual)
    var rows = fold(difference.expected, first: "    expected ")
    rows += fold(difference.actual, first: "    got      ")
    if let place = difference.place { rows += fold(StyledText(place), first: "    differs  ") }
    if let legend = difference.legend {
      rows += fold(StyledText("(\(legend))", .aside), first: "    ")
    }
    return rows
  }

  private func one(_ value: String?, _ meaning: Meaning, _ first: StyledText) -> [StyledText] {
    guard let value else { return [] }
    return fold(StyledText(Sanitise.text(value), meaning), first: first)
  }

  private func place(_ number: Int) -> StyledText {
    guard source.indices.contains(number - 1) else { return "in line \(number) of your file" }
    let text = Sanitise.oneLine(String(source[number - 1])).drop { $0 == " " }
    return "in line \(number) of your file: \(styled: text.prefix(120), .code)"
  }

  private func shown(_ text: String) -> StyledText { StyledText(Sanitise.oneLine(text)) }

  private func fold(_ text: StyledText, first: StyledText = "") -> [StyledText] {
    Wrapping.fold(text, columns: min(capabilities.columns, Markdown.widestText), first: first)
  }
}
