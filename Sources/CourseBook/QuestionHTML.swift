internal import CourseFiles

/// A question that is answered without a script: each choice opens to say whether it is right, and why.
struct QuestionHTML {
  let question: Question
  let markdown: MarkdownHTML

  init(_ question: Question, _ markdown: MarkdownHTML) {
    self.question = question
    self.markdown = markdown
  }

  var html: String {
    let text = markdown.render(question.text)
    switch question.kind {
    case .single(let choices): return text + list(choices)
    case .multiple(let choices): return text + "<p>More than one may be right.</p>" + list(choices)
    case .free(let answer):
      return text + "<details><summary>A model answer</summary>\(markdown.render(answer))</details>"
    }
  }

  private func list(_ choices: [Question.Choice]) -> String {
    let items = choices.map { choice in
      "<li><details class=\"choice\"><summary>\(markdown.inline(choice.text))</summary>"
        + "<p><strong>\(choice.isRight ? "Right." : "Not this one.")</strong></p>"
        + "\(markdown.render(choice.explanation))</details></li>"
    }
    return "<ol class=\"choices\">\(items.joined())</ol>"
  }
}
