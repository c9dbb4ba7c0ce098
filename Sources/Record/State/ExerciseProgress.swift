/// What a learner did with one exercise.
package struct ExerciseProgress: Hashable, Sendable {
  /// All that happened to it.
  package internal(set) var timeline = Timeline()

  /// Nothing was done yet.
  package init() {}

  /// One answer that was judged.
  package struct JudgedAttempt: Hashable, Sendable {
    /// The event's id.
    package var id: EventID
    /// When it was judged.
    package var at: Timestamp
    /// What was judged; without the answer's text.
    package var attempt: Attempt
    /// Where its line stands in the journal.
    var line: JournalRange?
  }

  /// All answers that were judged, the oldest first.
  package var allAttempts: [JudgedAttempt] { Self.attempts(in: timeline.standing[...]) }

  /// Answers judged since the exercise was last reset.
  package var attempts: [JudgedAttempt] { Self.attempts(in: series) }

  /// When the exercise was first passed, in whatever series.
  package var passedAt: Timestamp? { allAttempts.first { $0.attempt.outcome == .passed }?.at }

  /// Whether the exercise was passed since it was last reset.
  package var isPassedInSeries: Bool { attempts.contains { $0.attempt.outcome == .passed } }

  /// The last judged answer since the last reset.
  package var lastAttempt: JudgedAttempt? { attempts.last }

  /// How many different hints were taken since the last reset.
  package var hintsTaken: Int {
    let hints = series.compactMap { event -> Int? in
      guard case .hintTaken(let hint) = event.event else { return nil }
      return hint.hint
    }
    return Set(hints).count
  }

  /// Whether the solution was shown since the last reset.
  package var isSolutionRevealed: Bool {
    series.contains { if case .solutionRevealed = $0.event { true } else { false } }
  }

  /// When the exercise was started since the last reset.
  package var startedAt: Timestamp? {
    series.first { if case .exerciseStarted = $0.event { true } else { false } }?.at
  }

  /// When the exercise was last finished.
  package var finishedAt: Timestamp? {
    timeline.standing.last { if case .exerciseFinished = $0.event { true } else { false } }?.at
  }

  /// The last reset that stands, which an undo can name.
  package var lastReset: RecordedEvent? {
    timeline.standing.last { if case .exerciseReset = $0.event { true } else { false } }
  }

  /// What happened since the last reset.
  private var series: ArraySlice<RecordedEvent> {
    let standing = timeline.standing
    let reset = standing.lastIndex { if case .exerciseReset = $0.event { true } else { false } }
    return standing[(reset.map { $0 + 1 } ?? 0)...]
  }

  private static func attempts(in events: ArraySlice<RecordedEvent>) -> [JudgedAttempt] {
    events.compactMap { event in
      guard case .attempt(let attempt) = event.event else { return nil }
      return JudgedAttempt(id: event.id, at: event.at, attempt: attempt, line: event.line)
    }
  }
}
