/// What an Anki package is made with.
package struct AnkiExportSettings: Sendable {
  /// The form of the package.
  package enum Form: Hashable, Sendable {
    /// For every Anki since 2.1: schema 11, JSON.
    case legacy
    /// For Anki since 2.1.50: schema 18, zstd.
    case current
  }

  /// The form of the package.
  package var form: Form
  /// The time, in milliseconds since 1970.
  package var now: Int64
  /// Local time and study days.
  package var clock: StudyClock
  /// Learning steps, in seconds.
  package var learningSteps: [Double]
  /// Relearning steps, in seconds.
  package var relearningSteps: [Double]
  /// The probability of recall at which a card is due.
  package var desiredRetention: Double
  /// The 21 parameters of FSRS-6; empty for the defaults.
  package var parameters: [Double]
  /// The longest interval, in days.
  package var maximumInterval: Int

  /// Settings for a package.
  ///
  /// - Parameters:
  ///   - form: The form of the package.
  ///   - now: The time, in milliseconds since 1970.
  ///   - clock: Local time and study days.
  ///   - learningSteps: In seconds.
  ///   - relearningSteps: In seconds.
  ///   - desiredRetention: The probability of recall at which a card is due.
  ///   - parameters: The 21 parameters of FSRS-6; empty for the defaults.
  ///   - maximumInterval: In days.
  package init(
    form: Form = .current, now: Int64, clock: StudyClock, learningSteps: [Double] = [60, 600],
    relearningSteps: [Double] = [600], desiredRetention: Double = 0.9, parameters: [Double] = [],
    maximumInterval: Int = 36_500
  ) {
    self.form = form
    self.now = now
    self.clock = clock
    self.learningSteps = learningSteps
    self.relearningSteps = relearningSteps
    self.desiredRetention = desiredRetention
    self.parameters = parameters
    self.maximumInterval = maximumInterval
  }
}
