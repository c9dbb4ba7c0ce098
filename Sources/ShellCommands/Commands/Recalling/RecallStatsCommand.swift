internal import Recall
internal import Record
internal import TerminalText

/// `recall stats`: how the learner's cards are doing.
struct RecallStatsCommand: Command {
  let spec = CommandSpec(
    "recall stats", group: .recalling, summary: "show how your cards are doing",
    options: [OptionSpec("json", summary: "print the numbers as JSON and nothing else")],
    details: [
      "Retention is the share of cards in review that were remembered when they came; it should lie near the share that the settings ask for."
    ],
    examples: [
      .init(
        "recall stats",
        "shows today, the next 30 days, retention, stability, difficulty and your streak")
    ])

  private struct Numbers: Encodable {
    struct Share: Encodable {
      var days: Int?
      var reviews: Int
      var remembered: Double?
      var predicted: Double?
    }

    struct Bins: Encodable {
      var edges: [Double]
      var counts: [Int]
    }

    var reviewsToday: Int
    var forgottenToday: Int
    var newToday: Int
    var minutesToday: Double
    var overdue: Int
    var dueInNextDays: [Int]
    var reviewsInLastDays: [Int]
    var desiredRetention: Double
    var retention: [Share]
    var stability: Bins
    var difficulty: Bins
    var streak: Int
    var longestStreak: Int
    var neverReviewed: Int
    var setAside: Int
  }

  func run(_ arguments: ParsedArguments, in session: Session) throws(CommandFailure) -> ExitStatus {
    let shelf = CardShelf(session: session)
    let state = session.learner().store.state
    let cards = shelf.entries.map { entry in
      StatisticsCard(
        history: shelf.history(of: entry.id),
        isSuspended: state.cards[entry.id]?.summary.isSuspended ?? false)
    }
    let statistics = RecallStatistics(
      cards, scheduler: shelf.scheduler, at: Moment(session.learner().now))
    if arguments.has("json") {
      try session.printJSON(numbers(statistics))
    } else {
      session.showLong(
        RecallStatisticsText(statistics: statistics, capabilities: session.console.capabilities)
          .rows)
    }
    return .done
  }

  private func numbers(_ statistics: RecallStatistics) -> Numbers {
    Numbers(
      reviewsToday: statistics.today.reviews, forgottenToday: statistics.today.forgotten,
      newToday: statistics.today.newCards, minutesToday: statistics.today.seconds / 60,
      overdue: statistics.overdue, dueInNextDays: statistics.forecast,
      reviewsInLastDays: statistics.reviewsByDay, desiredRetention: statistics.desiredRetention,
      retention: statistics.retention.map {
        Numbers.Share(
          days: $0.days, reviews: $0.all.reviews, remembered: $0.all.value, predicted: $0.predicted)
      },
      stability: bins(statistics.stability), difficulty: bins(statistics.difficulty),
      streak: statistics.streak, longestStreak: statistics.longestStreak,
      neverReviewed: statistics.newCards, setAside: statistics.suspended)
  }

  private func bins(_ histogram: Histogram) -> Numbers.Bins {
    Numbers.Bins(edges: histogram.edges, counts: histogram.counts)
  }
}
