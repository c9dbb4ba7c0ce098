import Grading

/// The first part of the page: numbers, and how the scores are spread.
enum GlanceSection {
  static func markup(_ statistics: ClassStatistics, _ view: ClassView) -> Markup {
    """
    <section id="glance" aria-labelledby="glance-h">
    <h2 id="glance-h">The class at a glance</h2>
    \(warning(statistics))<dl class="tiles">
    \(tiles(statistics, view).joined())</dl>
    \(histogram(statistics))</section>

    """
  }

  private static func warning(_ statistics: ClassStatistics) -> Markup {
    guard statistics.waiting > 0 else { return "" }
    let count = statistics.waiting
    return """
      <p class="warning"><strong>Not finished:</strong> \
      \(count == 1 ? "1 answer is" : "\(count) answers are") not judged yet.</p>

      """
  }

  private static func tiles(_ statistics: ClassStatistics, _ view: ClassView) -> [Markup] {
    var tiles = [
      tile("Passed", "\(statistics.passed) of \(statistics.judged)"),
      tile("Median score", "\(number(statistics.median)) of \(statistics.full)"),
      tile("Mean score", "\(number(statistics.mean)) of \(statistics.full)"),
    ]
    let words: [(String, Int)] = [
      ("Did not compile", statistics.outcomes[.didNotCompile] ?? 0),
      ("Broke a rule", statistics.outcomes[.ruleBroken] ?? 0), ("Late", statistics.late),
      ("Could not be judged", statistics.faults.count),
      ("Nothing to judge", statistics.nothing.count),
    ]
    tiles += words.filter { $0.1 > 0 }.map { tile($0.0, "\($0.1)") }
    return tiles
  }

  private static func tile(_ name: String, _ value: String) -> Markup {
    "<div><dt>\(name)</dt><dd>\(value)</dd></div>\n"
  }

  /// At most one decimal.
  private static func number(_ value: Double?) -> String {
    guard let value else { return "–" }
    let tenths = Int(min((value * 10).rounded(), 1e15))
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }

  private static func histogram(_ statistics: ClassStatistics) -> Markup {
    guard statistics.judged > 0 else { return "" }
    let bins = Histogram(statistics.scores, full: statistics.full).bins
    let rows = bins.map { bin -> Markup in
      "<tr><th scope=\"row\">\(bin.label)</th><td class=\"n\">\(bin.count)</td></tr>\n"
    }
    return """
      <h3 id="scores-h">How the scores are spread</h3>
      <figure>
      \(drawing(bins))<figcaption>Points from left to right, students from bottom to top.</figcaption>
      </figure>
      <details><summary>The same as a table</summary>
      <table><thead><tr><th scope="col">Points</th><th scope="col">Students</th></tr></thead>
      <tbody>
      \(rows.joined())</tbody></table>
      </details>

      """
  }

  private static func drawing(_ bins: [Histogram.Bin]) -> Markup {
    let (width, height, base) = (56, 180, 150)
    let most = max(bins.map(\.count).max() ?? 1, 1)
    let bars = bins.enumerated().map { index, bin -> Markup in
      let tall = bin.count == 0 ? 0 : max(bin.count * 120 / most, 2)
      let middle = index * width + width / 2
      return """
        <rect x="\(index * width + 6)" y="\(base - tall)" width="\(width - 12)" height="\(tall)"/>
        <text x="\(middle)" y="\(base - tall - 6)">\(bin.count)</text>
        <text class="axis" x="\(middle)" y="\(base + 18)">\(short(bin))</text>

        """
    }
    return """
      <svg class="spread" viewBox="0 0 \(bins.count * width) \(height)" \
      width="\(bins.count * width)" height="\(height)" role="img" aria-labelledby="scores-h scores-d">
      <desc id="scores-d">\(bins.map { "\($0.label): \($0.count)" }.joined(separator: "; "))</desc>
      \(bars.joined())<line x1="0" y1="\(base)" x2="\(bins.count * width)" y2="\(base)"/>
      </svg>

      """
  }

  private static func short(_ bin: Histogram.Bin) -> String {
    bin.range.count == 1 ? bin.label : "\(bin.range.lowerBound)–\(bin.range.upperBound)"
  }
}
