import Grading

/// Wrong answers grouped by what they did: who made the same mistake.
enum BehaviourSection {
  /// Misses that are told in full for a group.
  private static let shownMisses = 3

  static func markup(_ statistics: ClassStatistics) -> Markup {
    let groups = statistics.commonest
    let common = groups.filter { $0.students.count > 1 }
    let single = groups.filter { $0.students.count == 1 }
    var body: Markup = ""
    if groups.isEmpty { body = "<p>There is no wrong answer.</p>\n" }
    if !common.isEmpty {
      body += "<ol class=\"groups\">\n\(common.map(entry).joined())</ol>\n"
    } else if !groups.isEmpty {
      body += "<p>No two students made the same mistake.</p>\n"
    }
    if !single.isEmpty {
      body += """
        <details><summary>Mistakes of one student each (\(single.count))</summary>
        <ol class="groups">
        \(single.map(entry).joined())</ol>
        </details>

        """
    }
    return """
      <section id="behaviours" aria-labelledby="behaviours-h">
      <h2 id="behaviours-h">Commonest wrong behaviours</h2>
      <p>Answers that did the same in every case are in one group.</p>
      \(body)</section>

      """
  }

  private static func entry(_ group: ClassStatistics.Group) -> Markup {
    let count = group.students.count
    return """
      <li><h3>\(count == 1 ? "1 student" : "\(count) students"): \(headline(group.behaviour))</h3>
      \(misses(group.behaviour))<p class="who">\(names(group.students))</p></li>

      """
  }

  private static func headline(_ behaviour: Behaviour) -> Markup {
    if !behaviour.mistake.isEmpty { return Markup(prose: behaviour.mistake) }
    let word = VerdictWords.word(behaviour.outcome)
    if !behaviour.message.isEmpty { return "\(word): \(behaviour.message.shortened(to: 300))" }
    guard let first = behaviour.misses.first else { return "\(word)" }
    let rest = behaviour.misses.count - 1
    let more = rest == 0 ? "" : rest == 1 ? " and one more case" : " and \(rest) more cases"
    let whole = behaviour.outcome == .failed ? "" : "\(word), and "
    return "\(whole)missed “\(first.name)”\(more)"
  }

  private static func misses(_ behaviour: Behaviour) -> Markup {
    guard !behaviour.misses.isEmpty else { return "" }
    let shown = behaviour.misses.prefix(shownMisses).map { miss -> Markup in
      guard miss.outcome == .failed else {
        let said = miss.message.isEmpty ? "" : ": \(miss.message.shortened(to: 200))"
        return "<li>\(miss.name): \(VerdictWords.word(miss.outcome))\(said)</li>\n"
      }
      return """
        <li>\(miss.name): expected <code>\(miss.expected.shortened(to: 200))</code>, \
        came <code>\(miss.actual.shortened(to: 200))</code></li>

        """
    }
    let rest = behaviour.misses.count - shown.count
    let more: Markup = rest > 0 ? "<li>and \(rest) more</li>\n" : ""
    return "<ul class=\"tight\">\n\(shown.joined())\(more)</ul>\n"
  }

  private static func names(_ students: [ClassStatistics.Person]) -> Markup {
    var list: Markup = ""
    for (index, student) in students.enumerated() {
      if index > 0 { list += ", " }
      list += "<a href=\"#s\(student.number)\">\(student.name)</a>"
    }
    return list
  }
}
