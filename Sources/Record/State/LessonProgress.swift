/// What a learner did in one lesson.
package struct LessonProgress: Hashable, Sendable {
  /// All that happened in it.
  package internal(set) var timeline = Timeline()

  /// Nothing was done yet.
  package init() {}

  /// The parts reached, each once, in the order in which they were.
  package var partsReached: [String] {
    parts { if case .partReached(let part) = $0 { part } else { nil } }
  }

  /// The parts left, each once, in the order in which they were.
  package var partsLeft: [String] {
    parts { if case .partLeft(let part) = $0 { part } else { nil } }
  }

  /// All answers to questions, the oldest first.
  package var answers: [(at: Timestamp, answer: QuestionAnswer)] {
    timeline.events.compactMap { event in
      if case .questionAnswered(let answer) = event.event { (event.at, answer) } else { nil }
    }
  }

  /// All self-ratings, the oldest first.
  package var ratings: [(at: Timestamp, rating: ObjectiveRating)] {
    timeline.events.compactMap { event in
      if case .objectiveRated(let rating) = event.event { (event.at, rating) } else { nil }
    }
  }

  /// All design notes, the oldest first.
  package var notes: [(at: Timestamp, note: DesignNote)] {
    timeline.events.compactMap { event in
      if case .designNote(let note) = event.event { (event.at, note) } else { nil }
    }
  }

  private func parts(_ part: (Event) -> LessonPart?) -> [String] {
    var seen: Set<String> = []
    return timeline.events.compactMap { part($0.event)?.part }.filter { seen.insert($0).inserted }
  }
}
