/// A made-up class that answers the exercise `focus-chain`, in many ways right and in many ways wrong; the same for the same
/// seed.
package struct FixtureClass: Sendable {
  /// A student's answer, and the outcome that it must get.
  package struct Answer: Sendable, Equatable {
    package var student: String
    package var text: String
    /// As verdicts name it: `passed`, `failed`, `didNotCompile` and so on.
    package var outcome: String
  }

  package var answers: [Answer]

  /// Makes a class.
  ///
  /// - Parameters:
  ///   - count: how many students.
  ///   - seed: where chance begins.
  package init(count: Int, seed: UInt64) {
    var numbers = FixtureNumbers(state: seed)
    let names = FixtureNames(count: count, using: &numbers).names
    answers = names.map { name in
      let sample = AnswerSamples.pick(using: &numbers)
      let text = AnswerStyle(using: &numbers).dress(sample.text, by: name)
      return Answer(student: name, text: text, outcome: sample.outcome)
    }
  }
}

/// A repeatable source of numbers (SplitMix64).
package struct FixtureNumbers: RandomNumberGenerator, Sendable {
  private var state: UInt64

  package init(state: UInt64) { self.state = state }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
