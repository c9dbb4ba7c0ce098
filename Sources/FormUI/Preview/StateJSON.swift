import Foundation

/// The state of a form after a step, as one line of JSON.
@MainActor
struct StateJSON {
  let session: FormSession

  /// The line.
  ///
  /// - Parameters:
  ///   - step: the line that was done.
  ///   - error: why it could not be done.
  ///   - output: what is to be printed besides.
  ///   - printed: what the learner's code has printed since the last step.
  /// - Returns: the line.
  func line(step: String, error: String?, output: String?, printed: String) -> String {
    var members = [
      ("step", JSONText.string(step)),
      ("error", JSONText.string(error)),
      ("focused", JSONText.string(session.focused)),
      ("keyboard", session.keyboard.map(keyboard) ?? "null"),
      ("texts", JSONText.array(session.texts.map { JSONText.string($0) })),
      ("announcements", JSONText.array(session.announcements.map { JSONText.string($0) })),
      ("controls", JSONText.array(session.controls.map(control))),
    ]
    let alerts = session.alerts
    if !alerts.isEmpty { members.append(("alerts", JSONText.array(alerts.map(alert)))) }
    let errors = session.errors
    if !errors.isEmpty {
      members.append(("errors", JSONText.array(errors.map { JSONText.string($0) })))
    }
    let warnings = session.warnings
    if !warnings.isEmpty {
      members.append(("warnings", JSONText.array(warnings.map { JSONText.string($0) })))
    }
    if !printed.isEmpty { members.append(("printed", JSONText.string(printed))) }
    if let output { members.append(("output", JSONText.string(output))) }
    return JSONText.object(members)
  }

  private func keyboard(_ keyboard: KeyboardState) -> String {
    JSONText.object([
      ("keyboardType", JSONText.string(keyboard.input.keyboardType)),
      ("textContentType", JSONText.string(keyboard.input.textContentType)),
      ("submitLabel", JSONText.string(keyboard.input.submitLabel)),
      ("autocapitalization", JSONText.string(keyboard.input.autocapitalization)),
      ("autocorrection", keyboard.input.autocorrectionDisabled ? "false" : "true"),
      ("toolbar", JSONText.array(keyboard.toolbar.map { JSONText.string($0) })),
    ])
  }

  private func alert(_ alert: AlertState) -> String {
    JSONText.object([
      ("title", JSONText.string(alert.title)),
      ("texts", JSONText.array(alert.texts.map { JSONText.string($0) })),
      ("buttons", JSONText.array(alert.buttons.map { JSONText.string($0) })),
    ])
  }

  private func control(_ control: ControlState) -> String {
    var members = [
      ("kind", JSONText.string(control.kind.rawValue)),
      ("label", JSONText.string(control.label)),
      ("identifier", JSONText.string(control.identifier)),
      ("value", JSONText.string(control.value)),
      ("enabled", control.isEnabled ? "true" : "false"),
      ("focused", control.isFocused ? "true" : "false"),
      ("keyboardType", JSONText.string(control.keyboardType)),
      ("textContentType", JSONText.string(control.textContentType)),
      ("submitLabel", JSONText.string(control.submitLabel)),
    ]
    if let input = control.input {
      members.append(("autocapitalization", JSONText.string(input.autocapitalization)))
      members.append(("autocorrection", input.autocorrectionDisabled ? "false" : "true"))
    }
    if let prompt = control.prompt { members.append(("prompt", JSONText.string(prompt))) }
    if let hint = control.hint { members.append(("hint", JSONText.string(hint))) }
    if !control.options.isEmpty {
      members.append(("options", JSONText.array(control.options.map { JSONText.string($0) })))
    }
    return JSONText.object(members)
  }
}

/// Writes JSON in a fixed order of members.
enum JSONText {
  static func object(_ members: [(String, String)]) -> String {
    "{" + members.map { "\(string($0.0)): \($0.1)" }.joined(separator: ", ") + "}"
  }

  static func array(_ elements: [String]) -> String {
    "[" + elements.joined(separator: ", ") + "]"
  }

  static func string(_ text: String?) -> String {
    guard let text else { return "null" }
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        result += String(format: "\\u%04x", scalar.value)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
