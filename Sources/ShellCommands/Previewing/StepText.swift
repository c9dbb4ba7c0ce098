internal import TerminalText

/// What a person is told after a step: what the form's code printed, what the step shows, and what went wrong.
struct StepText {
  let step: FormDriver.Step
  let session: Session

  func show() {
    let printed = Sanitise.text(step.printed)
    if !printed.isEmpty {
      let text = printed.hasSuffix("\n") ? String(printed.dropLast()) : printed
      StyledText(text).lines.forEach { session.console.show("  printed: \($0)") }
    }
    if let output = step.state?.output, !output.isEmpty {
      session.console.show(StyledText(Sanitise.text(output)))
    }
    for warning in step.warnings {
      session.say("\(styled: "Note: ", .warning)\(Sanitise.oneLine(warning))")
    }
    if let error = step.error { session.say(StyledText(Sanitise.oneLine(error), .failure)) }
  }
}
