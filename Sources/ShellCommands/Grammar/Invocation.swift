/// The program's arguments, split into options of the program, the command's words, and global options.
package struct Invocation: Sendable, Equatable {
  /// Global and program options by long name, wherever they stood; a switch has an empty value.
  package var options: [String: String] = [:]
  /// The command and its own words and options.
  package var words: [String] = []

  /// Takes the global options out of the program's arguments.
  ///
  /// Program options count only before the command; what follows `--` is left alone.
  ///
  /// - Parameter arguments: the arguments without the program's name.
  /// - Throws: `CommandFailure` for an unknown option before the command, or a value that is missing or bad.
  package init(_ arguments: [String]) throws(CommandFailure) {
    var rest = arguments[...]
    while let word = rest.popFirst() {
      if word == "--" {
        words += (words.isEmpty ? [] : ["--"]) + rest
        return
      }
      try take(word, &rest)
    }
  }

  private mutating func take(
    _ word: String, _ rest: inout ArraySlice<String>
  ) throws(CommandFailure) {
    let isBeforeCommand = words.isEmpty
    let known = GlobalOptions.specs + (isBeforeCommand ? GlobalOptions.programSpecs : [])
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts.first.map(String.init) ?? ""
    let option = known.first { "--\($0.name)" == name || $0.short.map { "-\($0)" } == word }
    guard let option else {
      guard isBeforeCommand, word.hasPrefix("-"), word != "-" else { return words.append(word) }
      throw .unknownOption(
        word: name, command: "",
        question: Suggestions.question(
          for: String(name.drop { $0 == "-" }), among: known.map(\.name)))
    }
    guard let kind = option.value else {
      guard parts.count == 1 else {
        throw .unexpectedValue(option: option.name, value: String(parts[1]))
      }
      options[option.name] = ""
      return
    }
    guard let value = parts.count == 2 ? String(parts[1]) : rest.popFirst() else {
      throw .missingValue(option: option.name, wanted: kind.placeholder)
    }
    if case .choice(let choices) = kind, !choices.contains(value) {
      throw .badValue(option: option.name, value: value, wanted: choices.joined(separator: ", "))
    }
    options[option.name] = value
  }
}
