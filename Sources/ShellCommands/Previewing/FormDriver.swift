internal import Grading
internal import TerminalText

/// Drives a form and tells what came of each step.
final class FormDriver {
  /// What came of a step.
  struct Step {
    /// The host's line of JSON.
    var json: String
    var state: FormState?
    var printed: String
    /// Why it could not be done; the form may be gone.
    var error: String?
    /// What is odd about the form, where it was not told before.
    var warnings: [String] = []
  }

  let session: Session
  private let preview: FormPreview
  private(set) var last: FormState?
  private var warned: Set<String> = []
  /// Whether a step could not be done.
  private(set) var hasFailed = false

  init(_ preview: FormPreview, session: Session) {
    self.preview = preview
    self.session = session
  }

  /// Does a line.
  ///
  /// - Throws: `.interrupted` at Ctrl-C, and faults of the grader's own; where there is nothing to show, `.worded`.
  func step(_ line: String) throws(CommandFailure) -> Step {
    let reply = try session.cancellable { cancellation throws(CommandFailure) in
      do throws(GraderFault) {
        return try preview.ask(line, cancellation: cancellation)
      } catch {
        throw CommandFailure(error)
      }
    }
    var step = try describe(reply, line)
    step.warnings = (step.state?.warnings ?? []).filter { warned.insert($0).inserted }
    if step.error != nil { hasFailed = true }
    if let state = step.state { last = state }
    return step
  }

  /// Does a line whose output is wanted, such as `show`.
  func output(of line: String) throws(CommandFailure) -> String {
    let step = try step(line)
    if let error = step.error {
      throw .worded(message: error, hint: "", status: .notPassed)
    }
    return step.state?.output ?? ""
  }

  /// The verb that shows the form as wide as the screen has room for.
  var showLine: String {
    let capabilities = session.console.capabilities
    let width = max(20, min(capabilities.columns, 76))
    return "show \(width)\(capabilities.drawsSymbols ? "" : " plain")"
  }

  /// Shows the form.
  func show() throws(CommandFailure) {
    session.console.show(StyledText(Sanitise.text(try output(of: showLine))))
  }

  private func describe(_ reply: FormPreview.Reply, _ line: String) throws(CommandFailure) -> Step {
    switch reply {
    case .state(let json, let printed):
      let state = FormState(json)
      return Step(
        json: HostLine.adding(printed: printed, to: json), state: state, printed: printed,
        error: state?.error)
    case .ended(let sentence, let place, let printed):
      let error = sentence + (place.map { " It happened in line \($0) of the file." } ?? "")
      let json = HostLine.ended(step: line, error: error)
      return Step(
        json: HostLine.adding(printed: printed, to: json), state: nil, printed: printed,
        error: error)
    case .nothingToShow(let json):
      throw FormDriver.nothing(json)
    }
  }

  private static func nothing(_ json: String) -> CommandFailure {
    let said = NothingToShow(json)
    let views = said?.views ?? []
    let hint =
      views.isEmpty
      ? "Add `#Preview { MyView() }` to the file, or give its view values to start with."
      : "There are: \(views.joined(separator: ", "))."
    return .worded(
      message: said?.error ?? "There is nothing to show.", hint: hint, status: .noInput)
  }
}
