import Grading

/// Each student's verdict: a line that opens to the whole story.
enum StudentSection {
  static let opening: Markup = """
    <section id="students" aria-labelledby="students-h">
    <h2 id="students-h">Each student’s verdict</h2>
    <div class="scroll" role="region" aria-labelledby="students-h" tabindex="0">
    <table class="sortable students">
    <thead><tr><th scope="col">Student</th><th scope="col" class="n">Points</th><th scope="col">Outcome</th>\
    <th scope="col">Late</th><th scope="col" class="plain">Verdict</th></tr></thead>
    <tbody>

    """

  static let closing: Markup = "</tbody>\n</table>\n</div>\n</section>\n"

  static func entry(_ row: ClassRow, _ scale: Scale) -> Markup {
    """
    <tr id="s\(row.number)"><th scope="row">\(row.student)</th>\(score(of: row, scale))\
    <td>\(outcome(of: row))</td><td>\(row.isLate ? "late" : "")</td><td>\(story(of: row))</td></tr>

    """
  }

  private static func score(of row: ClassRow, _ scale: Scale) -> Markup {
    guard let result = row.result else { return "<td class=\"n\" data-key=\"-1\">–</td>" }
    let points = result.points ?? 0
    return "<td class=\"n\" data-key=\"\(points)\">\(points) of \(scale.full)</td>"
  }

  private static func outcome(of row: ClassRow) -> String {
    switch row.state {
    case .judged(let result), .fault(let result): VerdictWords.word(result.verdict.outcome)
    case .nothing: "no answer"
    case .waiting: "not judged yet"
    }
  }

  private static func story(of row: ClassRow) -> Markup {
    switch row.state {
    case .judged(let result): return story(of: result.verdict, row)
    case .fault(let result): return "\(FaultMessage.of(result.verdict))"
    case .nothing(let reason): return "\(reason)"
    case .waiting: return ""
    }
  }

  private static func story(of verdict: Verdict, _ row: ClassRow) -> Markup {
    var parts: [Markup] = row.notes.map { "<p>\($0)</p>" }
    if let mistake = verdict.mistake { parts.append("<p>\(Markup(prose: mistake))</p>") }
    if let message = verdict.message { parts.append("<p>\(message)</p>") }
    parts += verdict.diagnostics.prefix(10).map(diagnostic)
    let missed = verdict.cases.filter { $0.outcome != .passed }
    if let first = missed.first { parts.append(fullStory(of: first)) }
    if missed.count > 1 {
      let lines = missed.dropFirst().map { one -> Markup in
        "<li>\(one.name): \(VerdictWords.explanation(of: one).shortened(to: 300))</li>"
      }
      parts.append("<ul class=\"tight\">\(lines.joined())</ul>")
    }
    if !verdict.output.isEmpty {
      parts.append(
        "<details><summary>What it printed</summary><pre>\(verdict.output.shortened(to: 4000))</pre></details>"
      )
    }
    guard !parts.isEmpty else { return "" }
    let passedCount = verdict.cases.count - missed.count
    let summary =
      missed.isEmpty ? "Details" : "\(passedCount) of \(verdict.cases.count) cases passed"
    return "<details><summary>\(summary)</summary>\(parts.joined())</details>"
  }

  private static func diagnostic(_ one: Diagnostic) -> Markup {
    let place = one.line > 0 ? "line \(one.line), column \(one.column): " : ""
    return "<p><code>\(place)\(one.message.shortened(to: 500))</code></p>"
  }

  private static func fullStory(of one: CaseVerdict) -> Markup {
    let steps =
      one.steps.isEmpty
      ? Markup("")
      : "<ol class=\"tight\">\(one.steps.map { "<li>\($0)</li>" as Markup }.joined())</ol>"
    let looked: Markup = one.looked.map { "<dt>Looked at</dt><dd>\($0)</dd>" } ?? ""
    let input: Markup =
      one.input.map { "<dt>With</dt><dd><code>\($0.shortened(to: 500))</code></dd>" } ?? ""
    let end: Markup =
      one.outcome == .failed
      ? """
      <dl class="pair">\(looked)\(input)\
      <dt>Expected</dt><dd><code>\((one.expected ?? "nothing").shortened(to: 1000))</code></dd>\
      <dt>Came</dt><dd><code>\((one.actual ?? "nothing").shortened(to: 1000))</code></dd></dl>
      """
      : "<p>\(VerdictWords.explanation(of: one))\(measured(one))</p>"
    return "<p><strong>\(one.name)</strong></p>\(steps)\(end)"
  }

  /// What was measured of a case that was ended.
  private static func measured(_ one: CaseVerdict) -> String {
    one.outcome == .crashed ? "" : one.message.map { ": \($0)" } ?? ""
  }
}
