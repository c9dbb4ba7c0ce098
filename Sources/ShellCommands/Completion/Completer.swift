/// What completion asks the course, the learner's cards and the disk for.
package protocol NameSource {
  /// All names of a kind with half a sentence each; empty for kinds that have no names.
  func names(of kind: ValueKind) -> [Candidate]
}

/// Finds what fits at the cursor: commands, options, and values by their kind.
package struct Completer {
  package var table: CommandTable
  package var globalOptions: [OptionSpec]
  package var source: any NameSource
  /// Whether commands of the shell only are offered.
  package var inShell: Bool

  package init(
    table: CommandTable, globalOptions: [OptionSpec], source: any NameSource, inShell: Bool
  ) {
    self.table = table
    self.globalOptions = globalOptions
    self.source = source
    self.inShell = inShell
  }

  /// What fits for the word being typed.
  ///
  /// - Parameters:
  ///   - complete: the words before it.
  ///   - last: the word so far.
  /// - Returns: candidates in the order in which they are listed.
  package func candidates(after complete: [String], last: String) -> [Candidate] {
    guard let command = command(of: complete) else {
      return commandWords(after: complete).filter { $0.text.hasPrefix(last) }
    }
    let rest = Array(complete.dropFirst(command.spec.name.split(separator: " ").count))
    let options = command.spec.options + globalOptions
    if let option = optionWaiting(for: rest, among: options), let kind = option.value {
      return values(of: kind, last: last)
    }
    if last.hasPrefix("-"), !rest.contains("--") { return optionWords(options, last, rest) }
    let index = positionalCount(rest, options)
    let arguments = command.spec.arguments
    let argument = index < arguments.count ? arguments[index] : arguments.last
    guard let argument, index < arguments.count || argument.isRepeated else { return [] }
    return values(of: argument.kind, last: last)
  }

  private func command(of words: [String]) -> (any Command)? {
    for count in [2, 1] where words.count >= count {
      let name = words.prefix(count).joined(separator: " ")
      let found = table.commands.first { $0.spec.name == name || $0.spec.aliases.contains(name) }
      if let found { return found }
    }
    return nil
  }

  private func commandWords(after complete: [String]) -> [Candidate] {
    let visible = table.listed.filter { inShell || $0.spec.place != .shellOnly }
    var found: [Candidate] = []
    for spec in visible.map(\.spec) {
      let parts = spec.name.split(separator: " ").map(String.init)
      guard parts.count > complete.count, Array(parts.prefix(complete.count)) == complete else {
        continue
      }
      let word = parts[complete.count]
      guard !found.contains(where: { $0.text == word }) else { continue }
      found.append(Candidate(word, description: spec.summary))
    }
    return found.sorted { $0.text < $1.text }
  }

  private func optionWords(
    _ options: [OptionSpec], _ last: String, _ rest: [String]
  ) -> [Candidate] {
    options.filter { !rest.contains("--\($0.name)") }
      .map { Candidate("--\($0.name)", description: $0.summary) }
      .filter { $0.text.hasPrefix(last) }
  }

  private func optionWaiting(for words: [String], among options: [OptionSpec]) -> OptionSpec? {
    guard let last = words.last, last.hasPrefix("-"), !words.dropLast().contains("--") else {
      return nil
    }
    return options.first { option in
      option.value != nil
        && (last == "--\(option.name)" || option.short.map { last == "-\($0)" } == true)
    }
  }

  private func positionalCount(_ words: [String], _ options: [OptionSpec]) -> Int {
    var count = 0
    var skips = false
    for (index, word) in words.enumerated() {
      if skips {
        skips = false
      } else if word.hasPrefix("-"), word != "-" {
        skips = optionWaiting(for: Array(words.prefix(index + 1)), among: options) != nil
      } else {
        count += 1
      }
    }
    return count
  }

  private func values(of kind: ValueKind, last: String) -> [Candidate] {
    switch kind {
    case .file, .folder: PathCompletion.candidates(for: last, foldersOnly: kind == .folder)
    case .choice(let words): words.filter { $0.hasPrefix(last) }.map { Candidate($0) }
    case .command: commandWords(after: []).filter { $0.text.hasPrefix(last) }
    default: source.names(of: kind).filter { $0.text.hasPrefix(last) }
    }
  }
}
