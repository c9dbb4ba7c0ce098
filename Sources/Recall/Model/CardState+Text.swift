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
    guard let state = Self.read(FieldReader(text)) else { return nil }
    self = state
  }

  private static func read(_ fields: FieldReader) -> CardState? {
    var fields = fields
    guard fields.integer() == 1, let phase = fields.letter().flatMap(Phase.init(letter:)) else {
      return nil
    }
    let step = fields.integer()
    let (stability, difficulty) = (fields.number(), fields.number())
    let (due, last, offset) = (fields.integer(), fields.integer(), fields.integer())
    guard let interval = fields.integer(), let reps = fields.integer(),
      let lapses = fields.integer(), fields.isWhole
    else { return nil }
    var memory: Memory?
    if let stability, let difficulty {
      guard stability.isFinite, stability > 0, (1...10).contains(difficulty) else { return nil }
      memory = Memory(stability: stability, difficulty: difficulty)
    }
    return CardState(
      phase: phase, step: step, memory: memory, due: due.map(instant),
      lastReview: last.map { Moment(instant($0), utcOffset: offset ?? 0) }, interval: interval,
      reps: reps, lapses: lapses)
  }

  private static func instant(_ microseconds: Int) -> Instant {
    Instant(microseconds: Int64(microseconds))
  }
}

/// Takes apart fields with commas between; `-` is nil.
private struct FieldReader {
  private let bytes: [UInt8]
  private var position = 0
  private var isSound = true

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// Whether all fields were there and in form, and no more.
  var isWhole: Bool { isSound && position == bytes.count + 1 }

  private mutating func field() -> ArraySlice<UInt8>? {
    guard position < bytes.count else {
      isSound = false
      return nil
    }
    let rest = bytes[position...]
    let end = rest.firstIndex(of: UInt8(ascii: ",")) ?? bytes.count
    let field = rest[..<end]
    position = end + 1
    return field.elementsEqual("-".utf8) ? nil : field
  }

  mutating func letter() -> UInt8? {
    guard let field = field(), field.count == 1 else {
      isSound = false
      return nil
    }
    return field.first
  }

  mutating func integer() -> Int? {
    guard let field = field() else { return nil }
    let isNegative = field.first == UInt8(ascii: "-")
    let digits = isNegative ? field.dropFirst() : field
    guard (1...18).contains(digits.count), digits.allSatisfy({ (0x30...0x39).contains($0) }) else {
      isSound = false
      return nil
    }
    let value = digits.reduce(0) { $0 * 10 + Int($1) - 0x30 }
    return isNegative ? -value : value
  }

  mutating func number() -> Double? {
    guard let field = field() else { return nil }
    guard let value = Double(String(decoding: field, as: UTF8.self)) else {
      isSound = false
      return nil
    }
    return value
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

  fileprivate init?(letter: UInt8) {
    switch letter {
    case UInt8(ascii: "l"): self = .learning
    case UInt8(ascii: "r"): self = .review
    case UInt8(ascii: "e"): self = .relearning
    default: return nil
    }
  }
}
