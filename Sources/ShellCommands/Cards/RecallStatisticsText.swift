internal import Recall
internal import TerminalText

/// Statistics as headings, sentences and bars; numbers in plain mode.
struct RecallStatisticsText {
  let statistics: RecallStatistics
  let capabilities: Capabilities

  var rows: [StyledText] {
    today + forecast + retention + distributions + [
      "", StyledText("Streak", .heading),
      "\(days(statistics.streak)) in a row, the longest \(days(statistics.longestStreak)).",
    ]
  }

  private var today: [StyledText] {
    let today = statistics.today
    let minutes = Int((today.seconds / 60).rounded(.up))
    return [StyledText("Today", .heading)]
      + fold(
        "\(today.reviews) answers, \(today.forgotten) of them forgotten, \(today.newCards) new cards, \(minutes) min."
      )
      + fold(
        "\(statistics.newCards) cards were never reviewed, \(statistics.suspended) are set aside.")
  }

  private var forecast: [StyledText] {
    let overdue = statistics.overdue > 0 ? " (\(statistics.overdue) of today's are overdue)" : ""
    let bars = statistics.forecast.enumerated().map { day, count in
      Plot.Bar(day == 0 ? "today" : day == 1 ? "tomorrow" : "in \(day) days", Double(count))
    }
    let shown = bars.prefix((statistics.forecast.lastIndex { $0 > 0 } ?? 0) + 1)
    return ["", StyledText("Due in the next 30 days\(overdue)", .heading)]
      + Plot.bars(Array(shown), capabilities)
  }

  private var retention: [StyledText] {
    let bars = statistics.retention.map { share -> Plot.Bar in
      let name = share.days.map { "last \($0) days" } ?? "ever"
      guard let value = share.all.value else { return Plot.Bar(name, 0, note: "no reviews") }
      return Plot.Bar(name, value, note: "\(percent(value)) of \(share.all.reviews)")
    }
    return [
      "",
      StyledText(
        "Remembered, where \(percent(statistics.desiredRetention)) is asked for", .heading),
    ]
      + Plot.bars(bars, maximum: 1, capabilities)
  }

  private var distributions: [StyledText] {
    ["", StyledText("Stability in days", .heading)]
      + Plot.bars(bars(statistics.stability), capabilities)
      + ["", StyledText("Difficulty from 1 to 10", .heading)]
      + Plot.bars(bars(statistics.difficulty), capabilities)
  }

  private func bars(_ histogram: Histogram) -> [Plot.Bar] {
    let edges = histogram.edges.map { "\(Int($0))" }
    return histogram.counts.enumerated().map { index, count in
      let name =
        if index == 0 { "below \(edges[0])" } else if index == edges.count {
          "from \(edges[index - 1])"
        } else { "\(edges[index - 1]) to \(edges[index])" }
      return Plot.Bar(name, Double(count))
    }
  }

  private func fold(_ text: StyledText) -> [StyledText] {
    Wrapping.fold(text, columns: capabilities.columns)
  }

  private func percent(_ share: Double) -> String { "\(Int((share * 100).rounded())) %" }

  private func days(_ count: Int) -> String { count == 1 ? "1 day" : "\(count) days" }
}
