internal import Grading
internal import TerminalText

/// `preview`: shows a SwiftUI form and lets it be used.
struct PreviewCommand: Command {
  let spec = CommandSpec(
    "preview", group: .answering, summary: "show a SwiftUI form and use it",
    arguments: [ArgumentSpec(.part, optional: true)],
    options: [
      OptionSpec("view", value: .text, summary: "show this preview or view of the file"),
      OptionSpec("views", summary: "list what the file can show"),
      OptionSpec("script", value: .file, summary: "carry out the verbs in a file; - reads them"),
      OptionSpec("json", summary: "print the form's state as JSON after each step"),
      OptionSpec("svg", value: .file, summary: "write a picture of the form"),
    ],
    details: [
      "NAME is a file that says import SwiftUI, a sample, or an exercise, whose answer is shown. Without --script, --json and --svg a prompt opens, whose verbs help lists.",
      "A script has one verb a line: type NAME TEXT, press return, tap NAME, and so on, with quotes around names and texts that hold blanks. Controls are named by label, identifier or prompt. A step that fails does not stop the script, but the status is 1.",
    ],
    examples: [
      .init("preview focus-order", "shows a sample and opens the prompt form>"),
      .init(
        "preview answer.swift --script steps.txt --json",
        "drives a form and prints a line of JSON for each step"),
    ])

  func run(_ arguments: ParsedArguments, in session: Session) throws(CommandFailure) -> ExitStatus {
    let subject = try PreviewSubject(arguments[0], in: session)
    let script = try arguments.value("script").map { (path) throws(CommandFailure) in
      try PreviewScript.lines(of: path, session)
    }
    guard let preview = try build(subject, arguments, session) else { return .notPassed }
    if arguments.has("views") { return try list(preview, session) }
    let driver = FormDriver(preview, session: session)
    let isJSON = arguments.has("json")
    if let script { try PreviewScript(driver: driver, isJSON: isJSON).run(script) }
    if let path = arguments.value("svg") {
      try DiskFile.replace(path, text: try driver.output(of: "svg"))
      if !isJSON { session.note("The picture is in \(path).") }
    } else if isJSON {
      if script == nil { try PreviewScript(driver: driver, isJSON: true).run(["state"]) }
    } else if script == nil, session.isInteractive {
      return try PreviewDialog(driver).run()
    } else {
      try driver.show()
    }
    return driver.hasFailed ? .notPassed : .done
  }

  /// Compiles the file; what is wrong with it is said, and there is no form then.
  private func build(
    _ subject: PreviewSubject, _ arguments: ParsedArguments, _ session: Session
  ) throws(CommandFailure) -> FormPreview? {
    let grader = try session.grader()
    let view = arguments.value("view")
    let outcome = try session.cancellable { cancellation throws(CommandFailure) in
      do throws(GraderFault) {
        return try grader.preview(
          subject.source, view: view, of: subject.exercise, cancellation: cancellation)
      } catch {
        throw CommandFailure(error)
      }
    }
    switch outcome {
    case .ready(let preview): return preview
    case .refused(let diagnostics):
      try refuse(diagnostics, subject, arguments.has("json"), session)
      return nil
    }
  }

  private func refuse(
    _ diagnostics: [Diagnostic], _ subject: PreviewSubject, _ isJSON: Bool, _ session: Session
  ) throws(CommandFailure) {
    if isJSON { return try session.printJSON(RefusedForm(diagnostics: diagnostics)) }
    let lines = String(decoding: subject.source, as: UTF8.self).split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    var rows = [StyledText("The file does not compile.", .failure)]
    for diagnostic in diagnostics where diagnostic.severity == .error {
      let text = DiagnosticText(
        diagnostic: diagnostic, source: lines, capabilities: session.console.capabilities)
      rows += [""] + text.rows
    }
    session.showLong(rows)
  }

  private func list(_ preview: FormPreview, _ session: Session) throws(CommandFailure) -> ExitStatus
  {
    let names = try FormNames.names(of: preview)
    for name in names { session.console.show(StyledText(Sanitise.oneLine(name))) }
    return names.isEmpty ? .notPassed : .done
  }
}
