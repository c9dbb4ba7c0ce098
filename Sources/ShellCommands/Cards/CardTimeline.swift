internal import Recall
internal import Record

/// Replays cards under the schedulers of their times: a changed setting holds from its event on.
struct CardTimeline {
  private let timeline: SchedulerTimeline<EventID>

  init(_ state: LearnerState) {
    let events = RecallSettings.specs.flatMap { spec in
      state.settingHistory("recall.\(spec.name)").map { (spec.name, $0.since, $0.value) }
    }.sorted { $0.1 < $1.1 }
    var settings = SchedulerSettings.learner
    var changes: [(since: EventID, scheduler: Scheduler)] = []
    for (name, since, value) in events {
      var changed = settings
      guard RecallSettings.apply(value, for: name, to: &changed),
        let scheduler = try? Scheduler(changed)
      else { continue }
      settings = changed
      changes.append((since, scheduler))
    }
    timeline = SchedulerTimeline(first: .learner, changes: changes)
  }

  /// The scheduler in force now.
  var current: Scheduler { timeline.current }

  /// A card's history.
  func history(of card: String, log: [CardEntry]) -> History {
    let reviews = log.standing.compactMap { entry in
      Self.review(entry).map { (key: entry.id, review: $0) }
    }
    return timeline.history(reviews, seed: fuzzSeed(forCard: card))
  }

  private static func review(_ entry: CardEntry) -> Review? {
    let time = Moment(entry.at)
    switch entry.what {
    case .review(let rating, let seconds, let kind):
      guard let rating = Rating(rawValue: Int(rating)) else { return nil }
      return Review(
        rating, at: time, duration: seconds.map(Double.init),
        kind: kind == .practice ? .practice : .scheduled)
    case .reset: return .reset(at: time)
    case .placed(let text): return CardState(text: text).map { .placed($0, at: time) }
    default: return nil
    }
  }
}
