internal import CourseFiles
internal import TerminalText

/// A question as rows, without and with its answer.
struct QuestionText {
  let question: Question
  let capabilities: Capabilities

  var choices: [Question.Choice] {
    switch question.kind {
    case .single(let choices), .multiple(let choices): choices
    case .free: []
    }
  }

  /// Title, text and numbered choices.
  var rows: [StyledText] {
    var rows: [StyledText] = [StyledText(question.title, .heading), ""]
    rows += Markdown.rows(question.text, capabilities) + [""]
    for (index, choice) in choices.enumerated() { rows += numbered(index, choice) }
    if case .multiple = question.kind { rows += ["", "More than one may be right."] }
    return rows
  }

  /// Every choice with whether it is right, and why; or the model answer.
  var explanation: [StyledText] {
    if case .free(let answer) = question.kind {
      return [StyledText("A model answer", .strong)] + Markdown.rows(answer, capabilities)
    }
    return choices.enumerated().flatMap { index, choice in
      verdict(index, choice) + Markdown.rows(choice.explanation, capabilities).map { "     " + $0 }
    }
  }

  private func numbered(_ index: Int, _ choice: Question.Choice) -> [StyledText] {
    Wrapping.fold(
      Markdown.inline(choice.text, capabilities), columns: width, first: "  \(index + 1). ")
  }

  private func verdict(_ index: Int, _ choice: Question.Choice) -> [StyledText] {
    let word: StyledText =
      choice.isRight ? "\(styled: "right:", .success)" : "\(styled: "wrong:", .failure)"
    return Wrapping.fold(
      word + " " + Markdown.inline(choice.text, capabilities), columns: width,
      first: "  \(index + 1). ")
  }

  private var width: Int { min(capabilities.columns, Markdown.widestText) }
}
