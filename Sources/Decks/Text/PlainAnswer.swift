/// A right answer without its Markdown: what a learner is expected to type.
struct PlainAnswer {
  /// The words or the code.
  var text: String
  /// Whether it is code alone, in which lines and case count.
  var isCode: Bool

  init(markdown: String) {
    let lines = markdown.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if let fence = lines.first.flatMap(CodeFence.init(opening:)), lines.count >= 2,
      let end = lines.dropFirst().firstIndex(where: fence.isClosed), end == lines.count - 1
    {
      text = lines[1..<end].joined(separator: "\n")
      isCode = true
    } else {
      text = PlainAnswer.withoutMarks(markdown)
      isCode = false
    }
  }

  /// A typed answer without the backticks or the fence that a learner may have typed around it.
  static func unwrapped(_ typed: String, like answer: PlainAnswer) -> String {
    if answer.text.contains("`") { return typed }
    let plain = PlainAnswer(markdown: typed.trimmed)
    return answer.isCode && !plain.isCode ? typed : plain.text
  }

  /// Drops backticks of code, `**` and `__` pairs, and fences' lines.
  private static func withoutMarks(_ markdown: String) -> String {
    let lines = markdown.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { CodeFence(opening: $0) == nil }
    return lines.joined(separator: "\n")
      .replacing(/(`+)(?<code>[^`]+)\1/) { String($0.output.code).trimmed }
      .replacing(/\*\*(?<words>[^*\n]+)\*\*/) { String($0.output.words) }
  }
}
