extension FormSession {
  /// Taps a field and types, one character after the other.
  public func type(_ text: String, into name: String) throws(FormSessionError) {
    try perform("typed \"\(text)\" into \(name)") { () throws(FormSessionError) in
      try focusField(name)
      for character in text { try typeCharacter(character) }
    }
  }

  /// Types into the field that has the focus.
  public func type(_ text: String) throws(FormSessionError) {
    try perform("typed \"\(text)\"") { () throws(FormSessionError) in
      _ = try focusedField("type into")
      for character in text { try typeCharacter(character) }
    }
  }

  /// Taps a field and empties it.
  public func clear(_ name: String) throws(FormSessionError) {
    try perform("cleared \(name)") { () throws(FormSessionError) in
      try focusField(name)
      try replaceText { _ in "" }
    }
  }

  /// Taps a field and inserts a whole text at once.
  public func paste(_ text: String, into name: String) throws(FormSessionError) {
    try perform("pasted \"\(text)\" into \(name)") { () throws(FormSessionError) in
      try focusField(name)
      try replaceText { $0 + text }
    }
  }

  /// Deletes characters before the caret of the focused field.
  public func deleteBackward(_ count: Int = 1) throws(FormSessionError) {
    try perform("deleted \(count) character\(count == 1 ? "" : "s")") {
      () throws(FormSessionError) in
      for _ in 0..<max(0, count) { try replaceText { String($0.dropLast()) } }
    }
  }

  private func typeCharacter(_ character: Character) throws(FormSessionError) {
    if character == "\n" {
      try returnKey(hardware: false)
    } else {
      try replaceText { $0 + String(character) }
    }
    runtime.settle()
  }

  private func replaceText(_ change: (String) -> String) throws(FormSessionError) {
    let (node, field) = try focusedField("type into")
    guard node.environment.isEnabled else {
      throw .disabled(kind: "field", name: node.controlLabel)
    }
    field.edit(change(field.store.shown))
    runtime.settle()
  }

  /// Gives a field the focus as a tap does.
  func focusField(_ name: String) throws(FormSessionError) {
    let element = try finder("field") { $0.node.part is FieldPart }.find(name)
    try checkReachable(element)
    runtime.focus.move(to: element.node)
    runtime.pump()
  }

  func focusedField(_ step: String) throws(FormSessionError) -> (_Node, FieldPart) {
    guard let node = runtime.focus.focused, let field = node.part as? FieldPart else {
      throw .nothingFocused(step: step)
    }
    return (node, field)
  }
}
