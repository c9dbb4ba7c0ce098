internal import CourseFiles
internal import FormUICompile
internal import Jobs

/// The compiler's messages on an answer, in the learner's lines.
struct Messages {
  let answer: [UInt8]
  /// The form in which it was compiled; nil where that is as the learner wrote it.
  let library: LibraryForm?
  let places: BuildPlaces
  let room: WorkRoom

  /// What was found in the answer as the learner wrote it, demo lines included.
  private var ofScript: [Diagnostic] {
    guard let bytes = room.outcome("script.txt", atMost: 1 << 20) else { return [] }
    return CompilerMessages.parse(
      String(decoding: bytes, as: UTF8.self), file: "\(places.input)/script.swift")
  }

  /// Whether the demo lines are why the answer does not compile.
  var scriptFails: Bool { ofScript.contains { $0.severity == .error } }

  func ofAnswer(_ outcome: BuildScript.Outcome) -> [Diagnostic] {
    let script = ofScript
    var found = script
    if !script.contains(where: { $0.severity == .error }) {
      found = CompilerMessages.parse(
        outcome.errors[.answer] ?? "", file: "\(places.input)/answer.swift")
      for index in found.indices {
        let (column, line) = (found[index].column, found[index].line)
        found[index].column = library?.column(column, line: line) ?? column
      }
    }
    if outcome.failed == .answer, !found.contains(where: { $0.severity == .error }) {
      found.append(Messages.gaveUp(outcome))
    }
    return inCharacters(found).map { diagnostic in
      var diagnostic = diagnostic
      diagnostic.message = Messages.withoutPlaces(diagnostic.message, places)
      if diagnostic.severity != .note {
        diagnostic.explanation =
          MissingAPI.sentence(for: diagnostic.message)
          ?? Explanations.explanation(of: diagnostic.message)
      }
      return diagnostic
    }
  }

  /// The compiler itself came to grief over the file.
  private static func gaveUp(_ outcome: BuildScript.Outcome) -> Diagnostic {
    let code = outcome.exitCode
    let ranOut = outcome.ending == .wallTimePassed || code == 152 || code == 137
    let message =
      ranOut
      ? "The compiler was stopped: it took too long over this file. The likeliest cause is an expression or a nesting that is too deep."
      : "The compiler crashed over this file, which is a fault of the compiler. The likeliest cause is a type, an expression or a nesting of an extreme size."
    return Diagnostic(severity: .error, line: 0, column: 0, message: message)
  }

  /// The compiler counts bytes in a line; people count characters.
  private func inCharacters(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    let lines = answer.split(separator: 0x0A, omittingEmptySubsequences: false)
    return diagnostics.map { diagnostic in
      guard diagnostic.line > 0, let line = lines[safe: diagnostic.line - 1] else {
        return diagnostic
      }
      var diagnostic = diagnostic
      let before = line.prefix(max(0, diagnostic.column - 1))
      diagnostic.column = String(decoding: before, as: UTF8.self).count + 1
      return diagnostic
    }
  }

  private static func withoutPlaces(_ message: String, _ places: BuildPlaces) -> String {
    [places.input, places.output, places.prepared ?? places.input].reduce(message) {
      $0.replacing("\($1)/", with: "")
    }
  }
}
