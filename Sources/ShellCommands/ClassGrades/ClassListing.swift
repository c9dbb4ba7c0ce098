internal import ClassGrading
internal import TerminalText

/// `grade --list`: what a search finds, without judging anything.
struct ClassListing {
  private let order: GradeOrder
  private let session: Session

  init(_ order: GradeOrder, _ session: Session) {
    self.order = order
    self.session = session
  }

  private struct Listing: Encodable {
    struct Found: Encodable {
      var student: String
      var number: String
      var file: String
      var late: Bool
      var notes: [String]
    }

    var found: [Found]
    var unanswered: [Roster.Unanswered]
    var ignored: [Roster.Ignored]
  }

  func run() throws(ClassFailure) -> ExitStatus {
    guard let exercise = order.exercise, let place = order.places.first else { return .usage }
    let roster = try ClassFailure.from { () throws(ClassProblem) in
      try SubmissionFinder(exercise).find(at: place).roster
    }
    if order.isJSON {
      try ClassFailure.command { () throws(CommandFailure) in try session.printJSON(listing(roster))
      }
    } else {
      session.showLong(rows(roster))
    }
    return .done
  }

  private func listing(_ roster: Roster) -> Listing {
    Listing(
      found: roster.submissions.map {
        .init(
          student: $0.student, number: $0.number, file: $0.file, late: $0.isLate, notes: $0.notes)
      }, unanswered: roster.unanswered, ignored: roster.ignored)
  }

  private func rows(_ roster: Roster) -> [StyledText] {
    var rows: [StyledText] = []
    let answers = roster.submissions.count
    rows.append(StyledText(answers == 1 ? "1 answer" : "\(answers) answers", .heading))
    for found in roster.submissions {
      let late = found.isLate ? " (late)" : ""
      rows.append(
        "  \(Sanitise.oneLine(found.student))\(late)  \(styled: Sanitise.oneLine(found.file), .aside)"
      )
      for note in found.notes { rows.append("    \(Sanitise.oneLine(note))") }
    }
    if !roster.unanswered.isEmpty {
      rows += ["", StyledText("Nothing to judge", .heading)]
      rows += roster.unanswered.map {
        "  \(Sanitise.oneLine($0.student)): \(Sanitise.oneLine($0.reason))"
      }
    }
    if !roster.ignored.isEmpty {
      rows += ["", StyledText("Passed over", .heading)]
      rows += roster.ignored.map {
        "  \(Sanitise.oneLine($0.path)): \(Sanitise.oneLine($0.reason))"
      }
    }
    return rows
  }
}
