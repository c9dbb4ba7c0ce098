/// The words of a command after parsing against its specification.
package struct ParsedArguments: Sendable, Equatable {
  /// Positional words in order.
  package var positionals: [String] = []
  /// Values by long option name; a switch has an empty value; the last one wins.
  package var options: [String: String] = [:]

  package init() {}

  /// Words that were not parsed.
  package init(raw words: [String]) { positionals = words }

  /// The positional word at `index`, or nil.
  package subscript(index: Int) -> String? {
    positionals.indices.contains(index) ? positionals[index] : nil
  }

  /// The value of an option, or nil where it was not given.
  package func value(_ option: String) -> String? { options[option] }

  /// Whether a switch was given.
  package func has(_ option: String) -> Bool { options[option] != nil }

  /// The whole number given for an option, or nil where the option was not given.
  ///
  /// - Throws: `CommandFailure.badValue` where the value is no number in the range.
  package func number(
    _ option: String, in range: ClosedRange<Int> = 0...Int.max
  ) throws(CommandFailure) -> Int? {
    guard let text = options[option] else { return nil }
    guard let number = Int(text), range.contains(number) else {
      let upper = range.upperBound == .max ? "up" : "to \(range.upperBound)"
      throw .badValue(
        option: option, value: text, wanted: "a whole number from \(range.lowerBound) \(upper)")
    }
    return number
  }
}
