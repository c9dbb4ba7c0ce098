extension CardState {
  /// The state as a short text without blanks, to keep beside a log and read back without a replay.
  ///
  /// A version, the phase's letter, step, stability, difficulty, due and last review in microseconds since
  /// 1970, offset of the last review in seconds, interval, reps and lapses, with commas between;
  /// `-` where there is nothing.
  public var text: String {
    let fields: [String] = [
      "1", String(phase.letter), step.map(String.init) ?? "-",
      memory.map { "\($0.stability)" } ?? "-", memory.map { "\($0.difficulty)" } ?? "-",
      due.map { "\($0.microseconds)" } ?? "-",
      lastReview.map { "\($0.instant.microseconds)" } ?? "-",
      lastReview.map { "\($0.utcOffset)" } ?? "-", "\(interval)", "\(reps)", "\(lapses)",
    ]
    return fields.joined(separator: ",")
  }

  /// Reads what `text` makes; nil for anything else, such as the text of another version.
  public init?(text: String) {
    let fields = text.split(separator: ",", omittingEmptySubsequences: false)
    guard fields.count == 11, fields[0] == "1", let phase = Phase(letter: fields[1]),
      let interval = Int(fields[8]), let reps = Int(fields[9]), let lapses = Int(fields[10])
    else { return nil }
    var memory: Memory?
    if fields[3] != "-" {
      guard let stability = Double(fields[3]), let difficulty = Double(fields[4]),
        stability.isFinite, stability > 0, (1...10).contains(difficulty)
      else { return nil }
      memory = Memory(stability: stability, difficulty: difficulty)
    }
    var last: Moment?
    if let instant = Int64(fields[6]), let offset = Int(fields[7]) {
      last = Moment(Instant(microseconds: instant), utcOffset: offset)
    }
    self.init(
      phase: phase, step: Int(fields[2]), memory: memory,
      due: Int64(fields[5]).map(Instant.init(microseconds:)), lastReview: last,
      interval: interval, reps: reps, lapses: lapses)
  }
}

extension Phase {
  fileprivate var letter: Character {
    switch self {
    case .learning: "l"
    case .review: "r"
    case .relearning: "e"
    }
  }

  fileprivate init?(letter: Substring) {
    switch letter {
    case "l": self = .learning
    case "r": self = .review
    case "e": self = .relearning
    default: return nil
    }
  }
}
