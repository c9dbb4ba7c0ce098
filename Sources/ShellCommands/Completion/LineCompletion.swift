package import LineEditing

/// Completion at the shell's prompt.
package enum LineCompletion {
  /// What the line editor asks for at Tab.
  package static func completer(for session: Session) -> LineEditing.Completer {
    let completer = ShellCommands.Completer(
      table: session.table, globalOptions: GlobalOptions.specs,
      source: SessionNames(session: session), inShell: true)
    return { before, _ in
      let words = CommandSplitter.partialWords(of: before)
      let raw = rawWord(before)
      let found = completer.candidates(after: words.complete, last: words.last)
      return Completion(
        word: raw,
        candidates: found.map { candidate in
          CompletionCandidate(
            quoted(candidate.text, like: raw), summary: candidate.description,
            ending: candidate.isComplete ? " " : "", label: label(candidate.text))
        })
    }
  }

  /// The part of the line that a candidate replaces, as typed: from the last blank that parts words.
  static func rawWord(_ before: String) -> String {
    var start = before.startIndex
    var quote: Character?
    var isEscaped = false
    for index in before.indices {
      let character = before[index]
      if isEscaped {
        isEscaped = false
      } else if character == "\\", quote != "'" {
        isEscaped = true
      } else if character == quote {
        quote = nil
      } else if quote == nil, character == "\"" || character == "'" {
        quote = character
      } else if quote == nil, character.isWhitespace {
        start = before.index(after: index)
      }
    }
    return String(before[start...])
  }

  /// Blanks and quotes in a name need a backslash, unless the person has opened a quote.
  static func quoted(_ text: String, like raw: String) -> String {
    if let quote = raw.first, quote == "\"" || quote == "'" { return "\(quote)\(text)" }
    var result = ""
    for character in text {
      if character.isWhitespace || "\"'\\".contains(character) { result.append("\\") }
      result.append(character)
    }
    return result
  }

  /// The list shows the last part of a path.
  private static func label(_ text: String) -> String? {
    let parts = text.split(separator: "/")
    guard parts.count > 1, let last = parts.last else { return nil }
    return String(last) + (text.hasSuffix("/") ? "/" : "")
  }
}
