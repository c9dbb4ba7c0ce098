/// What has no score, and what was passed over.
enum TroubleSection {
  /// Passed-over files that are listed; more are counted.
  private static let listed = 500

  static func markup(_ statistics: ClassStatistics, _ view: ClassView) -> Markup {
    """
    <section id="trouble" aria-labelledby="trouble-h">
    <h2 id="trouble-h">Not judged</h2>
    \(faults(statistics))\(nothing(statistics))\(ignored(view.record.ignored))</section>

    """
  }

  private static func faults(_ statistics: ClassStatistics) -> Markup {
    guard !statistics.faults.isEmpty else { return "" }
    let lines = statistics.faults.compactMap { row -> Markup? in
      guard case .fault(let result) = row.state else { return nil }
      return "<li>\(row.student): \(FaultMessage.of(result.verdict))</li>\n"
    }
    return """
      <h3>The grader failed</h3>
      <p>These have no score. Start the same command again: it judges only them.</p>
      <ul>
      \(lines.joined())</ul>

      """
  }

  private static func nothing(_ statistics: ClassStatistics) -> Markup {
    guard !statistics.nothing.isEmpty else { return "<p>Everybody handed an answer in.</p>\n" }
    let lines = statistics.nothing.compactMap { row -> Markup? in
      guard case .nothing(let reason) = row.state else { return nil }
      return "<li>\(row.student): \(reason)</li>\n"
    }
    return "<h3>Nothing to judge</h3>\n<ul>\n\(lines.joined())</ul>\n"
  }

  private static func ignored(_ ignored: [Roster.Ignored]) -> Markup {
    guard !ignored.isEmpty else { return "" }
    let lines = ignored.prefix(listed).map { one -> Markup in
      "<li><code>\(one.path)</code>: \(one.reason)</li>\n"
    }
    let rest = ignored.count - lines.count
    let more: Markup = rest > 0 ? "<li>and \(rest) more; class.json lists all</li>\n" : ""
    return """
      <details><summary>Files passed over (\(ignored.count))</summary><ul>
      \(lines.joined())\(more)</ul></details>

      """
  }
}
