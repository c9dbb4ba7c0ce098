import Decks

/// Verifies decks: every card can be read, has an id, and stands there once.
struct DeckVerifier {
  /// Files and folders.
  let paths: [String]

  func subjects() -> [VerifiedSubject] {
    let inspection = DeckInspection(paths)
    var doubles = Doubles()
    var subjects = inspection.decks.map { deck in
      var subject = VerifiedSubject(kind: .deck, name: deck.file)
      subject.findings = deck.problems.map(Self.finding)
      for entry in deck.entries { subject.findings += findings(on: entry, &doubles) }
      subject.notes = ["\(deck.entries.count) notes"]
      return subject
    }
    if !inspection.problems.isEmpty {
      subjects.append(
        VerifiedSubject(
          kind: .deck, name: paths.joined(separator: ", "),
          findings: inspection.problems.map(Self.finding)))
    }
    return subjects
  }

  /// What was seen of cards so far, over all decks.
  private struct Doubles {
    var ids: [NoteID: SourcePlace] = [:]
    var contents: [Note.Content: SourcePlace] = [:]
  }

  private func findings(on entry: ParsedDeck.Entry, _ doubles: inout Doubles) -> [Finding] {
    var findings: [Finding] = []
    if let id = entry.note.id {
      if let first = doubles.ids[id] {
        findings.append(
          finding(
            at: entry.place, "The id `\(id)` is that of the card at \(first) too.",
            hint: "Delete the line with the id of the newer card; it gets one of its own."))
      } else {
        doubles.ids[id] = entry.place
      }
    } else {
      findings.append(
        finding(
          at: entry.place, "This card has no id, on which a learner's progress would hang.",
          hint:
            "formlab writes one when it first shows the card: run `formlab cards`, and commit the file."
        ))
    }
    if let first = doubles.contents[entry.note.content] {
      findings.append(
        finding(
          at: entry.place, "This card says what the card at \(first) says.",
          hint: "Delete one of the two."))
    } else {
      doubles.contents[entry.note.content] = entry.place
    }
    return findings
  }

  private func finding(at place: SourcePlace, _ message: String, hint: String) -> Finding {
    Finding(
      file: place.file, line: place.line, column: place.column, message, hint: hint)
  }

  private static func finding(_ problem: DeckProblem) -> Finding {
    Finding(
      problem.severity == .error ? .error : .warning, file: problem.place.file,
      line: problem.place.line, column: problem.place.column, problem.fault.message,
      hint: problem.fault.hint)
  }
}
