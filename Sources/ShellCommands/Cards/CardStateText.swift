internal import Recall

/// What scheduling knows of a card, as a short text that the record keeps beside the card's log.
enum CardStateText {
  /// The text: words parted by blanks, `-` for what is not there.
  static func write(_ state: CardState) -> String {
    let words: [String?] = [
      state.phase.rawValue, state.step.map(String.init), state.memory.map { "\($0.stability)" },
      state.memory.map { "\($0.difficulty)" }, state.due.map { "\($0.microseconds)" },
      state.lastReview.map { "\($0.instant.microseconds)" },
      state.lastReview.map { "\($0.utcOffset)" },
      "\(state.interval)", "\(state.reps)", "\(state.lapses)",
    ]
    return words.map { $0 ?? "-" }.joined(separator: " ")
  }

  /// Reads what `write` wrote; nil where it is anything else, so that it is worked out anew.
  static func read(_ text: String) -> CardState? {
    let words = text.split(separator: " ").map(String.init)
    guard words.count == 10, let phase = Phase(rawValue: words[0]), let interval = Int(words[7]),
      let reps = Int(words[8]), let lapses = Int(words[9])
    else { return nil }
    var state = CardState.new
    (state.phase, state.step) = (phase, Int(words[1]))
    if let stability = Double(words[2]), let difficulty = Double(words[3]) {
      state.memory = Memory(stability: stability, difficulty: difficulty)
    }
    state.due = Int64(words[4]).map { Instant(microseconds: $0) }
    if let instant = Int64(words[5]), let offset = Int(words[6]) {
      state.lastReview = Moment(Instant(microseconds: instant), utcOffset: offset)
    }
    (state.interval, state.reps, state.lapses) = (interval, reps, lapses)
    return state
  }
}
