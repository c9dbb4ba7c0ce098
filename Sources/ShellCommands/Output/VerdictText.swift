internal import CourseFiles
internal import Grading
internal import TerminalText

/// A verdict as rows: the result word first, then what was expected and what came.
struct VerdictText {
  let verdict: Verdict
  let exercise: Exercise
  /// The learner's file.
  let source: String
  /// Whether every failed case is told in full, not only the first.
  let showsAll: Bool
  let capabilities: Capabilities

  var rows: [StyledText] {
    var rows: [StyledText] = fold(headline)
    if let message = verdict.message { rows += fold(StyledText(Sanitise.text(message))) }
    rows += verdict.diagnostics.flatMap {
      [""] + DiagnosticText(diagnostic: $0, source: lines, capabilities: capabilities).rows
    }
    rows += cases
    if let mistake = verdict.mistake {
      rows += [""] + fold("\(styled: "A known mistake: ", .hint)\(mistake)")
    }
    if !verdict.output.isEmpty { rows += ["", StyledText("It printed:", .strong)] + output }
    if verdict.sandbox == "limits" {
      rows +=
        [""]
        + fold(
          "No sandbox is available on this computer: your answer ran with your own rights, like any program you start."
        )
    }
    return rows
  }

  private var lines: [Substring] {
    source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  }

  private var headline: StyledText {
    let seconds = "\(Int((verdict.seconds.total * 1000).rounded())) ms"
    let passed = verdict.cases.filter { $0.outcome == .passed }.count
    let count = "\(passed) of \(verdict.cases.count) cases"
    return switch verdict.outcome {
    case .passed:
      "\(styled: "Passed", .success): \(exercise.title), all \(verdict.cases.count) cases (\(seconds))."
    case .failed: "\(styled: "Not passed yet", .failure): \(count) passed (\(seconds))."
    case .didNotCompile: "\(styled: "Did not compile", .failure): the answer was not tried."
    case .crashed: "\(styled: "Crashed", .failure): \(count) passed (\(seconds))."
    case .timedOut: "\(styled: "Timed out", .failure): \(count) passed."
    case .outOfMemory: "\(styled: "Out of memory", .failure): \(count) passed."
    case .tooMuchOutput: "\(styled: "Too much output", .failure): \(count) passed."
    case .ruleBroken: "\(styled: "Not allowed", .failure): the answer was not judged."
    case .graderFault:
      "\(styled: "Could not judge", .warning): the fault is not yours, and this counts for nothing."
    }
  }

  private var cases: [StyledText] {
    guard verdict.outcome != .passed || showsAll else { return [] }
    var rows: [StyledText] = []
    var hasTold = false
    for one in verdict.cases {
      let text = CaseText(verdict: one, source: lines, capabilities: capabilities)
      let tellsAll = showsAll || (!hasTold && one.outcome != .passed && one.outcome != .notRun)
      let gap: [StyledText] = rows.isEmpty ? [] : [""]
      rows += tellsAll ? gap + text.story : text.line
      if one.outcome != .passed { hasTold = hasTold || tellsAll }
    }
    return rows.isEmpty ? [] : [""] + rows
  }

  private var output: [StyledText] {
    StyledText(Sanitise.text(verdict.output)).lines.map { "  " + $0 }
  }

  private func fold(_ text: StyledText, first: StyledText = "") -> [StyledText] {
    Wrapping.fold(text, columns: min(capabilities.columns, Markdown.widestText), first: first)
  }
}
