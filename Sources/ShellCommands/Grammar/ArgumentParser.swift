/// Parses words against a command's specification.
package enum ArgumentParser {
  /// Parses the words that follow a command's name.
  ///
  /// Understands `--name value`, `--name=value`, `-n value`, grouped switches `-ab`, and `--` that ends options.
  ///
  /// - Parameters:
  ///   - words: the words after the command's name.
  ///   - spec: the command.
  ///   - extra: options that every command takes.
  /// - Returns: the parsed words.
  /// - Throws: `CommandFailure` naming the offending word.
  package static func parse(
    _ words: [String], for spec: CommandSpec, extra: [OptionSpec] = []
  ) throws(CommandFailure) -> ParsedArguments {
    var state = State(spec: spec, known: spec.options + extra, words: words[...])
    while let word = state.words.popFirst() { try state.take(word) }
    try state.checkCount()
    return state.result
  }

  private struct State {
    let spec: CommandSpec
    let known: [OptionSpec]
    var words: ArraySlice<String>
    var result = ParsedArguments()
    var optionsEnded = false

    mutating func take(_ word: String) throws(CommandFailure) {
      if optionsEnded || word == "-" || !word.hasPrefix("-") {
        result.positionals.append(word)
      } else if word == "--" {
        optionsEnded = true
      } else if word.hasPrefix("--") {
        try takeLong(word)
      } else if Double(word) != nil {
        result.positionals.append(word)
      } else {
        try takeShort(word)
      }
    }

    private mutating func takeLong(_ word: String) throws(CommandFailure) {
      let parts = word.dropFirst(2).split(
        separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = parts.first.map(String.init) ?? ""
      guard let option = known.first(where: { $0.name == name }) else {
        throw .unknownOption(
          word: "--\(name)", command: spec.name,
          question: Suggestions.question(for: name, among: known.map(\.name)))
      }
      if option.value == nil {
        guard parts.count == 1 else {
          throw .unexpectedValue(option: option.name, value: String(parts[1]))
        }
        result.options[option.name] = ""
      } else {
        try set(option, to: parts.count == 2 ? String(parts[1]) : nextValue(of: option))
      }
    }

    private mutating func takeShort(_ word: String) throws(CommandFailure) {
      var letters = word.dropFirst()
      while let letter = letters.popFirst() {
        guard let option = known.first(where: { $0.short == letter }) else {
          throw .unknownOption(word: "-\(letter)", command: spec.name, question: nil)
        }
        guard option.value != nil else {
          result.options[option.name] = ""
          continue
        }
        let rest = letters.first == "=" ? letters.dropFirst() : letters
        try set(option, to: rest.isEmpty ? nextValue(of: option) : String(rest))
        return
      }
    }

    private mutating func nextValue(of option: OptionSpec) throws(CommandFailure) -> String {
      guard let value = words.popFirst() else {
        throw .missingValue(option: option.name, wanted: option.value?.placeholder ?? "")
      }
      return value
    }

    private mutating func set(_ option: OptionSpec, to value: String) throws(CommandFailure) {
      if case .choice(let choices)? = option.value, !choices.contains(value) {
        throw .badValue(
          option: option.name, value: value, wanted: choices.joined(separator: ", "))
      }
      result.options[option.name] = value
    }

    func checkCount() throws(CommandFailure) {
      let needed = spec.arguments.filter { !$0.isOptional }.count
      guard result.positionals.count >= needed else {
        let missing = spec.arguments.filter { !$0.isOptional }[result.positionals.count]
        throw .missingArgument(label: missing.label, command: spec.name)
      }
      if spec.arguments.last?.isRepeated == true { return }
      if result.positionals.count > spec.arguments.count {
        throw .unexpectedArgument(
          word: result.positionals[spec.arguments.count], command: spec.name)
      }
    }
  }
}
