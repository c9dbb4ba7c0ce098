import Grading

/// All cases by all students, a sign a cell.
enum HeatMapSection {
  static func opening(_ view: ClassView) -> Markup {
    let items = view.record.scale.items.enumerated()
    let headings = items.map { index, item -> Markup in
      "<th scope=\"col\" title=\"\(item.name)\">\(index + 1)<span class=\"vh\">: \(item.name)</span></th>"
    }
    let legend = items.map { _, item -> Markup in
      "<li>\(item.name)\(item.points == 1 ? "" : " (\(item.points) points)")</li>\n"
    }
    let signs = Sign.allCases.map { sign -> Markup in
      "<li><span class=\"cell \(sign.style)\" aria-hidden=\"true\">\(sign.mark)</span> \(sign.word)</li>\n"
    }
    return """
      <section id="map" aria-labelledby="map-h">
      <h2 id="map-h">Cases by students</h2>
      <ul class="legend" aria-label="Signs">
      \(signs.joined())</ul>
      <details><summary>The numbered cases</summary><ol>
      \(legend.joined())</ol></details>
      <div class="scroll tall" role="region" aria-labelledby="map-h" tabindex="0">
      <table class="sortable heat">
      <thead><tr><th scope="col">Student</th><th scope="col" class="n">Points</th>\(headings.joined())</tr></thead>
      <tbody>

      """
  }

  static let closing: Markup = "</tbody>\n</table>\n</div>\n</section>\n"

  static func row(_ row: ClassRow, _ scale: Scale) -> Markup {
    guard let result = row.result else { return "" }
    let cells = scale.outcomes(of: result.verdict).map { cell(Sign($0)) }
    return """
      <tr><th scope="row"><a href="#s\(row.number)">\(row.student)</a></th>\
      <td class="n">\(result.points ?? 0)</td>\(cells.joined())</tr>

      """
  }

  private static func cell(_ sign: Sign) -> Markup {
    """
    <td class="cell \(sign.style)" data-key="\(sign.rank)"><span aria-hidden="true">\(sign.mark)</span>\
    <span class="vh">\(sign.word)</span></td>
    """
  }

  /// What stands in a cell.
  enum Sign: CaseIterable {
    case passed, failed, crashed, timedOut, notRun

    init(_ outcome: CaseVerdict.Outcome) {
      switch outcome {
      case .passed: self = .passed
      case .failed: self = .failed
      case .crashed: self = .crashed
      case .timedOut: self = .timedOut
      case .notRun: self = .notRun
      }
    }

    var mark: String {
      switch self {
      case .passed: "✓"
      case .failed: "✗"
      case .crashed: "!"
      case .timedOut: "…"
      case .notRun: "–"
      }
    }

    var word: String {
      switch self {
      case .passed: "passed"
      case .failed: "failed"
      case .crashed: "crashed"
      case .timedOut: "timed out"
      case .notRun: "not run"
      }
    }

    /// Name of the class in the style sheet.
    var style: String {
      switch self {
      case .passed: "ok"
      case .failed: "no"
      case .crashed: "crash"
      case .timedOut: "slow"
      case .notRun: "off"
      }
    }

    /// Place when a column is sorted: worst first.
    var rank: Int {
      switch self {
      case .notRun: 0
      case .crashed: 1
      case .timedOut: 2
      case .failed: 3
      case .passed: 4
      }
    }
  }
}
