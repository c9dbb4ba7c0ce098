import CourseFiles
import Grading

/// Looks whether a stored wrong answer is wrong in the way that it says.
struct WrongAnswerCheck {
  let wrong: WrongAnswer
  let verdict: Verdict
  /// Names of the suite's cases.
  let cases: [String]

  func findings() -> [Finding] {
    let unknown = wrong.fails.filter { !cases.contains($0) }
    if !unknown.isEmpty {
      return unknown.map { name in
        finding(
          at: name, "The suite has no case `\(name)`, which this answer should fail.",
          hint: Nearness.hint(name, cases))
      }
    }
    switch verdict.outcome {
    case .passed:
      return [
        finding(
          at: "", "This wrong answer passes.",
          hint: "Let the suite look at what is wrong with it, or move the file away.")
      ]
    case .didNotCompile, .ruleBroken:
      let first = verdict.diagnostics.first
      return [
        Finding(
          file: wrong.source.path, line: first?.line ?? 0, column: first?.column ?? 0,
          "This wrong answer is refused before any case is tried: \(first?.message ?? "")",
          hint: "Make it an answer that runs and does the wrong thing.")
      ]
    case .graderFault:
      return [
        finding(at: "", "This wrong answer can't be judged.", hint: verdict.message ?? "")
      ]
    default: return missed()
    }
  }

  private func missed() -> [Finding] {
    let failed = verdict.cases.filter { $0.outcome != .passed }.map(\.name)
    return wrong.fails.filter { !failed.contains($0) }.map { name in
      finding(
        at: name, "This wrong answer does not fail the case `\(name)`.",
        hint: "It fails: \(failed.map { "`\($0)`" }.joined(separator: ", ")).")
    }
  }

  private func finding(at words: String, _ message: String, hint: String) -> Finding {
    let place = words.isEmpty ? nil : SourceLines.place(of: words, in: wrong.source.text)
    return Finding(
      file: wrong.source.path, line: place?.line ?? 0, column: place?.column ?? 0, message,
      hint: hint)
  }
}
