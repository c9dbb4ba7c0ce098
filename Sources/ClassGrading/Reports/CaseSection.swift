/// The cases that the class missed most, and what came instead.
enum CaseSection {
  static func markup(_ statistics: ClassStatistics) -> Markup {
    let missed = statistics.mostMissed
    guard !missed.isEmpty else {
      return section(
        "<p>\(statistics.judged == 0 ? "Nothing is judged yet." : "Nobody missed a case.")</p>\n")
    }
    return section(
      """
      <div class="scroll" role="region" aria-labelledby="cases-h" tabindex="0">
      <table class="sortable">
      <thead><tr><th scope="col" class="n">No.</th><th scope="col">Case</th>\
      <th scope="col" class="n">Points</th><th scope="col" class="n">Missed by</th><th scope="col" class="plain">Part of the class</th>\
      <th scope="col" class="plain">What came instead</th></tr></thead>
      <tbody>
      \(missed.map { row($0, of: statistics.judged) }.joined())</tbody>
      </table>
      </div>

      """)
  }

  private static func section(_ body: Markup) -> Markup {
    """
    <section id="cases" aria-labelledby="cases-h">
    <h2 id="cases-h">Most missed cases</h2>
    \(body)</section>

    """
  }

  private static func row(_ one: ClassStatistics.CaseCount, of judged: Int) -> Markup {
    let percent = (one.missed * 100 + judged / 2) / max(judged, 1)
    return """
      <tr><td class="n">\(one.number)</td><th scope="row">\(one.item.name)</th>\
      <td class="n">\(one.item.points)</td><td class="n">\(one.missed)</td>\
      <td><svg class="bar" viewBox="0 0 100 10" width="100" height="10" aria-hidden="true" \
      preserveAspectRatio="none"><rect width="\(percent)" height="10"/></svg> \(percent) %</td>\
      <td>\(instead(one))</td></tr>

      """
  }

  private static func instead(_ one: ClassStatistics.CaseCount) -> Markup {
    let sorted = one.instead.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    let shown = sorted.prefix(3).map { said, count -> Markup in
      "<li>\(count) × <code>\(said.shortened(to: 120))</code></li>"
    }
    let rest = sorted.count - shown.count
    let more: Markup = rest > 0 ? "<li>and \(rest) other\(rest == 1 ? "" : "s")</li>" : ""
    return "<ul class=\"tight\">\(shown.joined())\(more)</ul>"
  }
}

extension String {
  /// Cut in the middle, with the number of characters that are left out.
  func shortened(to length: Int) -> String {
    guard count > length else { return self }
    let half = length / 2
    return "\(prefix(half)) […\(count - 2 * half) characters…] \(suffix(half))"
  }
}
