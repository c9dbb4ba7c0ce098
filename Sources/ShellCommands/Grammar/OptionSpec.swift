/// One option of a command, as data: parsing, help, completion and the manual page come from it.
package struct OptionSpec: Sendable, Equatable {
  /// Long name without dashes.
  package var name: String
  /// One-letter form, where there is one.
  package var short: Character?
  /// What the option's value is; nil for a switch.
  package var value: ValueKind?
  /// Half a sentence for help.
  package var summary: String

  package init(
    _ name: String, short: Character? = nil, value: ValueKind? = nil, summary: String
  ) {
    self.name = name
    self.short = short
    self.value = value
    self.summary = summary
  }

  /// `--file FILE` or `-f, --file FILE`.
  package var usage: String {
    let long = "--\(name)" + (value.map { " \($0.placeholder)" } ?? "")
    return short.map { "-\($0), \(long)" } ?? long
  }
}
