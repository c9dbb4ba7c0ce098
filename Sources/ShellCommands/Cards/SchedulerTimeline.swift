internal import Recall
internal import Record

/// Schedulers over time: a setting that changed holds from its event on, so that what was scheduled before stays.
struct SchedulerTimeline {
  private var changes: [(since: EventID, scheduler: Scheduler)] = []
  private let first = Scheduler.learner

  init(_ state: LearnerState) {
    let events = RecallSettings.specs.flatMap { spec in
      state.settingHistory("recall.\(spec.name)").map { (spec.name, $0.since, $0.value) }
    }.sorted { $0.1 < $1.1 }
    var settings = SchedulerSettings.learner
    for (name, since, value) in events {
      var changed = settings
      guard RecallSettings.apply(value, for: name, to: &changed),
        let scheduler = try? Scheduler(changed)
      else { continue }
      settings = changed
      changes.append((since, scheduler))
    }
  }

  /// The scheduler in force now.
  var current: Scheduler { changes.last?.scheduler ?? first }

  /// A card's history with the schedulers of their times.
  func history(of card: String, log: [CardEntry]) -> History {
    let entries = log.standing
    var reviews: [Review] = []
    var starts: [EventID] = []
    for entry in entries {
      guard let review = Self.review(entry) else { continue }
      reviews.append(review)
      starts.append(entry.id)
    }
    let changes = changes.map { change in
      History.Change(
        before: starts.firstIndex { $0 > change.since } ?? starts.count, scheduler: change.scheduler)
    }
    return History(
      reviews, scheduler: first, changes: changes, seed: fuzzSeed(forCard: card))
  }

  private static func review(_ entry: CardEntry) -> Review? {
    let time = Moment(entry.at)
    switch entry.what {
    case .review(let rating, let seconds, let kind):
      guard let rating = Rating(rawValue: Int(rating)) else { return nil }
      return Review(
        rating, at: time, duration: seconds.map(Double.init),
        kind: kind == .practice ? .practice : .scheduled)
    case .reset: return Review(.again, at: time, kind: .reset)
    default: return nil
    }
  }
}
