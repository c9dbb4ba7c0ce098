/// Why a step of a driven form could not be done.
public enum FormSessionError: Error, Equatable, Sendable {
  /// No control has the name; what there is of the kind, and the nearest name.
  case missing(kind: String, name: String, there: [String])
  /// Several controls have the name.
  case ambiguous(kind: String, name: String, matches: [String])
  /// The control is disabled.
  case disabled(kind: String, name: String)
  /// The control takes no touches.
  case unreachable(kind: String, name: String)
  /// Nothing has the focus.
  case nothingFocused(step: String)
  /// The keyboard of the focused field has no Return key.
  case noReturnKey(field: String, keyboard: String)
  /// The picker has no such choice.
  case missingOption(option: String, picker: String, there: [String])
  /// The choice's tag has another type than the selection.
  case wrongTag(option: String, picker: String)
  /// A button of a stepper is disabled at the bound.
  case atBound(name: String, value: String)
  /// The row can't be deleted.
  case notDeletable(row: String)
  /// There is nothing to go back from or to dismiss.
  case nothingToDismiss(step: String)
  /// The sheet refuses to be swiped away.
  case dismissDisabled
  /// The control can't do this.
  case unsuitable(kind: String, name: String, step: String)
}

extension FormSessionError: CustomStringConvertible {
  /// The error as a sentence.
  public var description: String {
    switch self {
    case .missing(let kind, let name, let there):
      "There is no \(kind) named \(quoted(name)). " + list(there, of: kind)
    case .ambiguous(let kind, let name, let matches):
      "There are \(matches.count) \(kind)s named \(quoted(name)): \(matches.joined(separator: ", ")). "
        + "Say which with \(quoted(name + "#1")), or give them accessibility identifiers."
    case .disabled(let kind, let name): "The \(kind) \(quoted(name)) is disabled."
    case .unreachable(let kind, let name): "The \(kind) \(quoted(name)) takes no touches."
    case .nothingFocused(let step):
      "No field has the focus, so there is nothing to \(step). Tap a field first."
    case .noReturnKey(let field, let keyboard):
      "The keyboard of \(quoted(field)) is .\(keyboard), which has no Return key."
    case .missingOption(let option, let picker, let there):
      "The picker \(quoted(picker)) has no choice \(quoted(option)). " + list(there, of: "choice")
    case .wrongTag(let option, let picker):
      "The choice \(quoted(option)) of \(quoted(picker)) can't be selected: "
        + "its tag has another type than the selection."
    case .atBound(let name, let value):
      "The stepper \(quoted(name)) is at its bound (\(value)); that button is disabled."
    case .notDeletable(let row): "The row \(quoted(row)) can't be deleted: there is no onDelete."
    case .nothingToDismiss(let step): "There is nothing to \(step)."
    case .dismissDisabled: "The sheet can't be swiped away: interactiveDismissDisabled is set."
    case .unsuitable(let kind, let name, let step):
      "The \(kind) \(quoted(name)) can't be used to \(step)."
    }
  }

  private func quoted(_ text: String) -> String { "\"\(text)\"" }

  private func list(_ there: [String], of kind: String) -> String {
    there.isEmpty
      ? "There is no \(kind) on the screen."
      : "There is: " + there.map(quoted).joined(separator: ", ") + "."
  }
}
