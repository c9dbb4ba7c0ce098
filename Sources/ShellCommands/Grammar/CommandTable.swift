/// All commands; the one table behind the shell, the command line, help, completion and the manual page.
package struct CommandTable: Sendable {
  package var commands: [any Command]

  package init(_ commands: [any Command]) { self.commands = commands }

  /// Commands that are listed and suggested.
  package var listed: [any Command] { commands.filter { $0.spec.place != .hidden } }

  /// Finds the command that `words` begin with: by name, by alias, or by a unique prefix.
  ///
  /// - Parameter words: all words typed.
  /// - Returns: the command and the words after its name.
  /// - Throws: `CommandFailure.unknownCommand` or `.ambiguousCommand`.
  package func resolve(
    _ words: [String]
  ) throws(CommandFailure) -> (command: any Command, rest: [String]) {
    if let exact = exactMatch(words) { return exact }
    let first = words.first ?? ""
    let candidates = prefixMatches(words)
    if candidates.count == 1 {
      let command = candidates[0]
      return (command, Array(words.dropFirst(matchedCount(of: command, in: words))))
    }
    if candidates.count > 1 {
      throw .ambiguousCommand(word: first, candidates: candidates.map(\.spec.name).sorted())
    }
    let family = listed.filter { $0.spec.name.hasPrefix(first + " ") }
    if !family.isEmpty { throw familyFailure(words, family) }
    throw .unknownCommand(
      word: first, question: Suggestions.question(for: first, among: suggestable))
  }

  private func familyFailure(_ words: [String], _ family: [any Command]) -> CommandFailure {
    let first = words[0]
    let seconds = family.compactMap { $0.spec.name.split(separator: " ").last.map(String.init) }
    guard words.count > 1 else {
      return .missingArgument(label: seconds.joined(separator: " or "), command: first)
    }
    return .unknownCommand(
      word: "\(first) \(words[1])",
      question: Suggestions.question(for: words[1], among: seconds)
        ?? "\"\(first)\" is followed by \(seconds.joined(separator: ", ")).")
  }

  private func exactMatch(_ words: [String]) -> (command: any Command, rest: [String])? {
    for count in stride(from: min(words.count, 2), through: 1, by: -1) {
      let name = words.prefix(count).joined(separator: " ")
      let found = commands.first { $0.spec.name == name || $0.spec.aliases.contains(name) }
      if let found { return (found, Array(words.dropFirst(count))) }
    }
    return nil
  }

  private func prefixMatches(_ words: [String]) -> [any Command] {
    guard let first = words.first, !first.isEmpty else { return [] }
    return listed.filter { command in
      let parts = command.spec.name.split(separator: " ")
      guard parts[0].hasPrefix(first) else { return false }
      if parts.count == 1 { return true }
      return words.count > 1 && parts[1].hasPrefix(words[1])
    }
  }

  private func matchedCount(of command: any Command, in words: [String]) -> Int {
    min(command.spec.name.split(separator: " ").count, words.count)
  }

  private var suggestable: [String] {
    listed.flatMap { command in
      [String(command.spec.name.split(separator: " ")[0])] + command.spec.aliases
    }.reduce(into: []) { names, name in if !names.contains(name) { names.append(name) } }
  }
}
