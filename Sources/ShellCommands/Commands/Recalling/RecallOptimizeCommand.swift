internal import Recall
internal import Record
internal import TerminalText

/// `recall optimize`: fits the memory model to the learner's own reviews.
struct RecallOptimizeCommand: Command {
  let spec = CommandSpec(
    "recall optimize", group: .recalling, summary: "fit the memory model to your own reviews",
    options: [OptionSpec("dry-run", summary: "show the figures and change nothing")],
    details: [
      "The 21 numbers of FSRS-6 are trained on your reviews. With few of them only the first stabilities move, and with very few nothing does: numbers fitted to chance would serve you worse than the defaults, which were fitted to hundreds of millions of reviews.",
      "Nothing changes unless a part of your reviews that was held out is predicted better.",
    ],
    examples: [
      .init(
        "recall optimize", "trains, shows the figures, and keeps the numbers if they are better")
    ])

  func run(_ arguments: ParsedArguments, in session: Session) throws(CommandFailure) -> ExitStatus {
    let shelf = CardShelf(session: session)
    let current = shelf.scheduler.settings
    let ids = session.learner().store.state.cards.keys.sorted()
    let histories = ids.map {
      TrainingHistory(log: shelf.history(of: $0).reviews, dayCount: current.dayCount)
    }
    let optimizer = Optimizer(histories)
    let before = optimizer.evaluate(current.parameters)
    let reviews = before.reviews
    guard reviews >= Optimizer.leastReviews else {
      session.say(
        "You have \(reviews) reviews on a later day, and at least \(Optimizer.leastReviews) are needed for the first stabilities, \(Optimizer.leastReviewsForAll) for all numbers. The defaults serve you better until then."
      )
      return .done
    }
    guard let held = optimizer.heldOut(against: current.parameters) else {
      session.say(
        "Too few reviews could be held out to tell whether new numbers are better, so nothing changes."
      )
      return .done
    }
    show(held, session)
    guard held.isBetter, let fitted = optimizer.fit().parameters,
      optimizer.evaluate(fitted).logLoss < before.logLoss
    else {
      session.say(
        "The numbers in use predict your reviews as well or better, so nothing changes.")
      return .done
    }
    if arguments.has("dry-run") {
      session.say("The new numbers are better; without --dry-run they would be kept.")
      return .done
    }
    try session.learner().keep(
      .settingChanged(SettingChange(name: "recall.parameters", value: .numbers(fitted.weights))))
    session.learner().store.forgetCaches()
    session.say(
      "The new numbers are kept. They count from the next review on; \(styled: "recall set parameters default", .command) goes back."
    )
    return .done
  }

  private func show(_ held: Optimizer.HeldOut, _ session: Session) {
    var table = TextTable([
      TextTable.Column("On \(held.before.reviews) held-out reviews"),
      TextTable.Column("Before", .trailing, shrinks: false),
      TextTable.Column("After", .trailing, shrinks: false),
    ])
    table.add(["Log loss", "\(rounded(held.before.logLoss))", "\(rounded(held.after.logLoss))"])
    table.add([
      "RMSE (bins)", "\(rounded(held.before.rmseBins))", "\(rounded(held.after.rmseBins))",
    ])
    session.console.show(rows: table.rows(session.console.capabilities))
  }

  private func rounded(_ value: Double) -> Double { (value * 10_000).rounded() / 10_000 }
}
