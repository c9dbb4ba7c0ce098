internal import CourseFiles
internal import Decks
internal import Recall
internal import Record

/// All cards that there are, with what the record knows of each.
struct CardShelf {
  /// A card, its note and its deck.
  struct Entry {
    var card: Card
    var note: Note
    var deck: DeckLibrary.Deck

    var id: String { card.key.text }
  }

  let library: DeckLibrary
  let entries: [Entry]
  let session: Session
  private let timeline: CardTimeline

  /// Reads the decks of the course and of the learner; cards without an id get one in their file.
  init(session: Session) {
    self.session = session
    var random = SystemRandomNumberGenerator()
    let learner = session.learner()
    library = DeckLibrary.load(
      session.deckFolders, amongNotes: AddedFolders(learner).paths, using: &random)
    timeline = CardTimeline(learner.store.state)
    entries = library.decks.flatMap { deck in
      deck.entries.flatMap { entry in
        entry.note.cards.map { Entry(card: $0, note: entry.note, deck: deck) }
      }
    }
  }

  /// The scheduler in force now.
  var scheduler: Scheduler { timeline.current }

  /// Seconds from midnight to the beginning of a study day.
  var rollover: Int {
    guard case .studyDays(let hour) = scheduler.settings.dayCount else { return 0 }
    return hour * 3600
  }

  /// The card with an id.
  func entry(_ id: String) -> Entry? { entries.first { $0.id == id } }

  /// The cards of the decks in a folder and the folders in it.
  func entries(under folder: String) -> [Entry] {
    entries.filter { $0.deck.file.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/") }
  }

  /// What scheduling knows of a card: kept beside its log, or worked out from it.
  func state(of id: String) -> CardState {
    let store = session.learner().store
    guard let record = store.state.cards[id] else { return .new }
    if let state = record.cache.flatMap(CardState.init(text:)) { return state }
    let state = finalState(history(of: id))
    store.setCache(state.text, ofCard: id)
    return state
  }

  /// A card's history; empty where it has none, or its log can't be read.
  func history(of id: String) -> History {
    timeline.history(of: id, log: (try? session.learner().store.log(ofCard: id)) ?? [])
  }

  /// The card as the queue sees it.
  func queueCard(_ entry: Entry, position: Int) -> QueueCard {
    let summary = session.learner().store.state.cards[entry.id]?.summary
    return QueueCard(
      id: entry.id, note: entry.card.key.note.text, position: position, state: state(of: entry.id),
      firstReview: summary?.firstReviewAt.map(Moment.init),
      isSuspended: summary?.isSuspended ?? false, buried: summary?.buriedAt.map(Moment.init))
  }

  /// Cards that may be asked: introduced by a passed exercise or a finished lesson, from a deck of the learner's own, or met before.
  func introduced(deck: String? = nil) -> [QueueCard] {
    let learner = session.learner()
    let course = try? session.course()
    return entries.enumerated().compactMap { position, entry in
      guard deck == nil || entry.note.deck == deck || entry.deck.name == deck else { return nil }
      guard isIntroduced(entry, course, learner) else { return nil }
      return queueCard(entry, position: position)
    }
  }

  private func isIntroduced(_ entry: Entry, _ course: Course?, _ learner: Learner) -> Bool {
    if learner.store.state.cards[entry.id] != nil { return true }
    if let exercise = entry.note.exercise { return learner.hasPassed(exercise) }
    guard let name = lesson(of: entry.deck), let lesson = course?.lesson(name) else { return true }
    let isFinished = learner.progress(ofLesson: lesson.id).partsReached.contains("ending")
    return isFinished || lesson.exercises.contains { learner.hasPassed($0.id) }
  }

  /// The lesson that a deck names, or that a deck of the course is called after.
  private func lesson(of deck: DeckLibrary.Deck) -> String? {
    if let lesson = deck.settings.lesson { return lesson }
    let isOfCourse = session.courseDecks.map { deck.file.hasPrefix($0 + "/") } ?? false
    return isOfCourse ? deck.name : nil
  }
}
