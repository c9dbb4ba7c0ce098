/// What a scheduler can be told.
public struct SchedulerSettings: Hashable, Sendable {
  /// How closely to follow the reference implementation.
  public enum Rules: Hashable, Sendable {
    /// As py-fsrs 6.3 answers, to the last digit.
    case reference
    /// With what a learner expects besides: Hard before Good before Easy, stability of at most 36,500
    /// days, and a last review that does not move back with the clock.
    case learner
  }

  /// The numbers of FSRS.
  public var parameters = SchedulerParameters.standard
  /// The probability of recall that a card is asked at, between 0 and 1.
  public var desiredRetention = 0.9
  /// Seconds to wait between the first answers to a card.
  public var learningSteps: [Double] = [60, 600]
  /// Seconds to wait between answers after a card was forgotten.
  public var relearningSteps: [Double] = [600]
  /// The longest interval, in days.
  public var maximumInterval = 36_500
  /// Whether intervals are spread a little, so that cards learned together part.
  public var isFuzzed = false
  /// How days are counted.
  public var dayCount = DayCount.fullDays
  /// How closely to follow the reference implementation.
  public var rules = Rules.reference

  /// FSRS's defaults, as the reference implementation has them, without fuzz.
  public static let reference = SchedulerSettings()

  /// What learners get: study days from 04:00, fuzz, and the rules of `Rules.learner`.
  public static let learner: SchedulerSettings = {
    var settings = SchedulerSettings()
    settings.isFuzzed = true
    settings.dayCount = .learner
    settings.rules = .learner
    return settings
  }()

  /// FSRS's defaults.
  public init() {}

  /// Throws if a value is one that no card can be scheduled with.
  public func validate() throws(SettingsProblem) {
    guard desiredRetention > 0, desiredRetention < 1 else {
      throw .retention(desiredRetention)
    }
    guard maximumInterval >= 1 else { throw .maximumInterval(maximumInterval) }
    try Self.validate(learningSteps, .learning)
    try Self.validate(relearningSteps, .relearning)
    if case .studyDays(let hour) = dayCount, !(0...23).contains(hour) {
      throw .rolloverHour(hour)
    }
  }

  private static func validate(_ steps: [Double], _ phase: Phase) throws(SettingsProblem) {
    for (index, step) in steps.enumerated() where !(step >= 0 && step.isFinite) {
      throw .step(phase, index: index, seconds: step)
    }
  }
}

/// Why settings can't be used.
public enum SettingsProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// Retention is not between 0 and 1.
  case retention(Double)
  /// The maximum interval is below a day.
  case maximumInterval(Int)
  /// A learning or relearning step (index from 0) is negative or not finite.
  case step(Phase, index: Int, seconds: Double)
  /// The hour at which study days begin is not 0 to 23.
  case rolloverHour(Int)

  public var description: String {
    switch self {
    case .retention(let value):
      "desired retention is \(value); it must lie between 0 and 1"
    case .maximumInterval(let days):
      "the maximum interval is \(days) days; it must be at least 1"
    case .step(let phase, let index, let seconds):
      "\(phase.rawValue) step \(index + 1) is \(seconds) seconds; a step is 0 or more"
    case .rolloverHour(let hour):
      "the study day begins at hour \(hour); it must be 0 to 23"
    }
  }
}
