/// The columns of Anki's table of cards for a card's progress.
struct AnkiCardRow {
  var type: Int64 = 0
  var queue: Int64 = 0
  var due: Int64 = 0
  var interval: Int64 = 0
  var factor: Int64 = 0
  var left: Int64 = 0
  var data = "{}"

  /// The columns.
  ///
  /// - Parameters:
  ///   - progress: The card's progress.
  ///   - position: Its place among the new cards.
  ///   - firstDay: The collection's first day, in days since 1970.
  ///   - settings: Steps and study days.
  init(
    _ progress: CardProgress, position: Int, firstDay: Int, settings: AnkiExportSettings
  ) {
    let clock = settings.clock
    let due = progress.due ?? settings.now
    switch progress.state {
    case .new:
      self.due = Int64(progress.position ?? position)
    case .learning, .relearning:
      type = progress.state == .learning ? 1 : 3
      let steps = progress.state == .learning ? settings.learningSteps : settings.relearningSteps
      left = Int64(max(1, steps.count - (progress.step ?? 0)))
      let isLater = clock.day(of: due) > clock.day(of: progress.lastReview ?? settings.now)
      queue = isLater ? 3 : 1
      self.due = isLater ? Int64(clock.day(of: due) - firstDay) : due / 1_000
      if progress.state == .relearning {
        factor = Int64(progress.ease ?? 2_500)
        interval = AnkiCardRow.days(progress, clock)
      }
    case .review:
      type = 2
      queue = 2
      self.due = Int64(clock.day(of: due) - firstDay)
      interval = AnkiCardRow.days(progress, clock)
      factor = Int64(progress.ease ?? 2_500)
    }
    switch progress.hold {
    case .none: break
    case .suspended: queue = -1
    case .buried: queue = -3
    }
    if progress.state != .new { data = AnkiCardRow.data(progress, settings) }
  }

  /// The interval that the card is in, in days.
  private static func days(_ progress: CardProgress, _ clock: StudyClock) -> Int64 {
    if let interval = progress.interval { return Int64(interval) }
    if let last = progress.log.last(where: { $0.interval > 0 }) { return Int64(last.interval) }
    guard let due = progress.due, let last = progress.lastReview else { return 1 }
    return Int64(max(1, clock.day(of: due) - clock.day(of: last)))
  }

  /// The memory state, in full: Anki rounds it when it writes it itself.
  private static func data(_ progress: CardProgress, _ settings: AnkiExportSettings) -> String {
    var data: [String: JSONValue] = [:]
    if let position = progress.position { data["pos"] = .integer(Int64(position)) }
    if let stability = progress.stability, let difficulty = progress.difficulty {
      data["s"] = .number(stability)
      data["d"] = .number(difficulty)
      data["dr"] = .number((settings.desiredRetention * 100).rounded() / 100)
      let decay = settings.parameters.count == 21 ? settings.parameters[20] : 0.1542
      data["decay"] = .number((decay * 1_000).rounded() / 1_000)
    }
    if let last = progress.lastReview { data["lrt"] = .integer(last / 1_000) }
    return JSONValue.object(data).text
  }
}
