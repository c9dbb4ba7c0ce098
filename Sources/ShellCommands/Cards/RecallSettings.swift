internal import Recall
internal import Record

/// Settings of scheduling and of the queue, by their names in the record.
enum RecallSettings {
  /// One setting that a learner may change.
  struct Spec: Sendable {
    var name: String
    var standard: String
    var meaning: String
  }

  static let specs: [Spec] = [
    Spec(
      name: "retention", standard: "0.9",
      meaning: "the share of cards that should be remembered when they come"),
    Spec(name: "new-per-day", standard: "20", meaning: "new cards a day"),
    Spec(
      name: "learning-steps", standard: "60 600", meaning: "seconds before a new card comes again"),
    Spec(
      name: "relearning-steps", standard: "600",
      meaning: "seconds before a forgotten card comes again"),
    Spec(name: "maximum-interval", standard: "36500", meaning: "the longest interval in days"),
    Spec(name: "rollover-hour", standard: "4", meaning: "the hour at which a study day begins"),
    Spec(name: "fuzz", standard: "yes", meaning: "whether due days are spread a little"),
    Spec(
      name: "order", standard: "due", meaning: "due, forgotten-first, remembered-first or shuffled"),
    Spec(
      name: "parameters", standard: "FSRS-6",
      meaning: "the numbers of the memory model; recall optimize fits them"),
  ]

  /// What a word that the learner typed stands for; nil where it won't do.
  static func value(_ words: [String], for name: String) -> SettingValue? {
    let numbers = words.compactMap(Double.init)
    guard let first = words.first else { return nil }
    let value: SettingValue
    switch name {
    case "learning-steps", "relearning-steps":
      guard numbers.count == words.count else { return nil }
      value = .numbers(numbers)
    case "parameters":
      guard numbers.count == words.count else { return nil }
      value = .numbers(numbers)
    case "fuzz":
      guard ["yes", "no"].contains(first), words.count == 1 else { return nil }
      value = .flag(first == "yes")
    case "order":
      guard ["due", "forgotten-first", "remembered-first", "shuffled"].contains(first) else {
        return nil
      }
      value = .text(first)
    default:
      guard numbers.count == 1, words.count == 1 else { return nil }
      value = .number(numbers[0])
    }
    return isUsable(value, for: name) ? value : nil
  }

  private static func isUsable(_ value: SettingValue, for name: String) -> Bool {
    if name == "new-per-day" {
      guard case .number(let number) = value else { return false }
      return (0...9999).contains(number) && number == number.rounded()
    }
    var settings = SchedulerSettings.learner
    guard apply(value, for: name, to: &settings) else { return name == "order" }
    return (try? settings.validate()) != nil
  }

  /// Puts a value into scheduler settings.
  ///
  /// - Returns: whether it is one of the scheduler's, and could be used.
  static func apply(_ value: SettingValue?, for name: String, to settings: inout SchedulerSettings)
    -> Bool
  {
    let standard = SchedulerSettings.learner
    switch (name, value) {
    case ("retention", .number(let number)?): settings.desiredRetention = number
    case ("retention", nil): settings.desiredRetention = standard.desiredRetention
    case ("learning-steps", .numbers(let steps)?): settings.learningSteps = steps
    case ("learning-steps", nil): settings.learningSteps = standard.learningSteps
    case ("relearning-steps", .numbers(let steps)?): settings.relearningSteps = steps
    case ("relearning-steps", nil): settings.relearningSteps = standard.relearningSteps
    case ("maximum-interval", .number(let days)?):
      guard (1...36_500).contains(days) else { return false }
      settings.maximumInterval = Int(days)
    case ("maximum-interval", nil): settings.maximumInterval = standard.maximumInterval
    case ("rollover-hour", .number(let hour)?):
      guard (0...23).contains(hour) else { return false }
      settings.dayCount = .studyDays(rolloverHour: Int(hour))
    case ("rollover-hour", nil): settings.dayCount = standard.dayCount
    case ("fuzz", .flag(let isOn)?): settings.isFuzzed = isOn
    case ("fuzz", nil): settings.isFuzzed = standard.isFuzzed
    case ("parameters", .numbers(let numbers)?):
      guard let parameters = try? SchedulerParameters(numbers) else { return false }
      settings.parameters = parameters
    case ("parameters", nil): settings.parameters = standard.parameters
    default: return false
    }
    return true
  }
}
