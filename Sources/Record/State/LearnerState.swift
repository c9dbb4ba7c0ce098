/// What the events of a record come to.
package struct LearnerState: Sendable {
  /// By the exercise's id.
  package private(set) var exercises: [String: ExerciseProgress] = [:]
  /// By the lesson's id.
  package private(set) var lessons: [String: LessonProgress] = [:]
  /// By the card's id; their logs are had through `RecordStore.log(ofCard:)`.
  package private(set) var cards: [String: CardRecord] = [:]
  /// Changes of each setting, by its name.
  private(set) var settings: [String: Timeline] = [:]
  /// Where the learner was, all along; only the last place is kept.
  private(set) var lastPlace: RecordedEvent?
  /// Events that take back something which is neither a card's nor an exercise's, and unknown ones.
  private(set) var unreadEvents = 0
  /// The greatest id so far.
  private(set) var lastID: EventID?

  init() {}

  /// Where the learner was last.
  package var place: Place? {
    if case .place(let place) = lastPlace?.event { place } else { nil }
  }

  /// The value of a setting; nil if it was never set, or set back to its default.
  package func setting(_ name: String) -> SettingValue? {
    settingHistory(name).last?.value
  }

  /// All values that a setting ever had, with the event since which it did.
  package func settingHistory(
    _ name: String
  ) -> [(since: EventID, at: Timestamp, value: SettingValue?)] {
    (settings[name]?.standing ?? []).compactMap { event in
      guard case .settingChanged(let change) = event.event else { return nil }
      return (event.id, event.at, change.value)
    }
  }

  /// The names of all settings that were ever set.
  package var settingNames: [String] { settings.keys.sorted() }

  /// Takes in an event, in whatever order events come; false if it was there already.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - unfold: Gives the log of a card that is still in the snapshot.
  /// - Returns: Whether the event was new.
  /// - Throws: What `unfold` throws.
  mutating func apply<Failure: Error>(
    _ event: RecordedEvent, unfold: (JournalRange) throws(Failure) -> [CardEntry]
  ) throws(Failure) -> Bool {
    lastID = max(lastID ?? event.id, event.id)
    if let (card, entry) = CardEntry.of(event) {
      if let stored = cards[card]?.stored {
        let log = try unfold(stored)
        cards[card]?.unfold(log)
      }
      return cards[card, default: CardRecord()].insert(entry)
    }
    return applyToLessons(event)
  }

  private mutating func applyToLessons(_ event: RecordedEvent) -> Bool {
    var kept = event
    switch event.event {
    case .attempt(var attempt):
      attempt.answer = nil
      kept.event = .attempt(attempt)
      return exercises[attempt.exercise, default: ExerciseProgress()].timeline.insert(kept)
    case .hintTaken(let hint):
      return exercises[hint.exercise, default: ExerciseProgress()].timeline.insert(kept)
    case .solutionRevealed(let mark), .exerciseStarted(let mark), .exerciseReset(let mark),
      .exerciseFinished(let mark):
      return exercises[mark.exercise, default: ExerciseProgress()].timeline.insert(kept)
    case .partReached(let part), .partLeft(let part):
      return lessons[part.lesson, default: LessonProgress()].timeline.insert(kept)
    case .questionAnswered(let answer):
      return lessons[answer.lesson, default: LessonProgress()].timeline.insert(kept)
    case .objectiveRated(let rating):
      return lessons[rating.lesson, default: LessonProgress()].timeline.insert(kept)
    case .designNote(let note):
      return lessons[note.lesson, default: LessonProgress()].timeline.insert(kept)
    case .undo(let undo) where undo.exercise != nil:
      let exercise = undo.exercise ?? ""
      return exercises[exercise, default: ExerciseProgress()].timeline.insert(kept)
    case .settingChanged(let change):
      return applySetting(kept, name: change.name)
    case .place:
      guard lastPlace.map({ $0.id < event.id }) ?? true else { return false }
      lastPlace = kept
      return true
    default:
      unreadEvents += 1
      return true
    }
  }

  /// A setting that turns out to have changed earlier makes what was worked out since doubtful.
  private mutating func applySetting(_ event: RecordedEvent, name: String) -> Bool {
    let last = settings[name]?.events.last?.id
    guard settings[name, default: Timeline()].insert(event) else { return false }
    if let last, event.id < last {
      for card in cards.keys { cards[card]?.cache = nil }
    }
    return true
  }

  /// Keeps what a scheduler made of a card's log.
  mutating func setCache(_ cache: String?, ofCard card: String) {
    cards[card]?.cache = cache
  }

  /// Takes a card from a snapshot.
  mutating func restore(_ card: String, _ record: CardRecord) {
    cards[card] = record
  }

  /// Takes what a snapshot says of itself.
  mutating func restore(_ header: SnapshotHeader) {
    (lastID, unreadEvents) = (header.lastID, header.unreadEvents)
    cards.reserveCapacity(min(max(header.cards, 0), 1_000_000))
  }

  /// Whether all but the cards is the same.
  func hasSameLessons(as other: LearnerState) -> Bool {
    place == other.place && exercises == other.exercises && lessons == other.lessons
      && settings == other.settings
  }

  /// All events but those of cards, in the order of their ids.
  var lessonEvents: [RecordedEvent] {
    let timelines =
      exercises.values.map(\.timeline) + lessons.values.map(\.timeline) + settings.values
    return (timelines.flatMap(\.events) + [lastPlace].compactMap(\.self)).sorted { $0.id < $1.id }
  }
}
