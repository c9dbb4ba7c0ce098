extension FormSession {
  /// Presses the Return key of the on-screen keyboard.
  public func pressReturn() throws(FormSessionError) {
    try perform("pressed return") { () throws(FormSessionError) in
      if runtime.focus.focused == nil, pressDefaultButton() { return }
      try returnKey(hardware: false)
    }
  }

  /// Presses the Return key of a connected keyboard: it submits a field of several lines, too.
  public func pressHardwareReturn() throws(FormSessionError) {
    try perform("pressed return on a connected keyboard") { () throws(FormSessionError) in
      if runtime.focus.focused == nil, pressDefaultButton() { return }
      try returnKey(hardware: true)
    }
  }

  /// Presses Return in a field.
  public func submit(_ name: String? = nil) throws(FormSessionError) {
    try perform("submitted" + (name.map { " \($0)" } ?? "")) { () throws(FormSessionError) in
      if let name { try focusField(name) }
      try returnKey(hardware: true)
    }
  }

  /// Presses Next on the toolbar above the keyboard.
  public func pressNext() throws(FormSessionError) {
    try pressKeyboardItem("Next")
  }

  /// Presses Done on the toolbar above the keyboard.
  public func pressDone() throws(FormSessionError) {
    try pressKeyboardItem("Done")
  }

  /// Presses a button of the toolbar above the keyboard.
  ///
  /// A keyboard without that button answers with its Return key when the key has that caption.
  public func pressKeyboardItem(_ name: String) throws(FormSessionError) {
    try perform("pressed \(name)") { () throws(FormSessionError) in
      let items = screen.keyboardItems.flatMap(\.flattened).filter { $0.node.part is ButtonPart }
      if let item = items.first(where: { $0.answers(to: name) }) {
        try activate(item)
        return
      }
      let (node, _) = try focusedField("press")
      let caption = node.environment.keyboard.submitLabel?.name ?? "return"
      guard caption == name.lowercased() else {
        throw .missing(kind: "keyboard button", name: name, there: items.map(\.displayName))
      }
      try returnKey(hardware: false)
    }
  }

  /// Moves to the next text field with the Tab key.
  public func pressTab(backwards: Bool = false) throws(FormSessionError) {
    try perform(backwards ? "pressed shift-tab" : "pressed tab") { () throws(FormSessionError) in
      let fields = screen.reachable.flatMap(\.flattened)
        .filter { $0.node.part is FieldPart && runtime.focus.canFocus($0.node) }
      guard !fields.isEmpty else { throw .nothingFocused(step: "move from") }
      let here = fields.firstIndex { $0.isFocused }
      let next = here.map { (backwards ? $0 - 1 + fields.count : $0 + 1) % fields.count } ?? 0
      runtime.focus.move(to: fields[next].node)
    }
  }

  /// Hides the keyboard: nothing has the focus, nothing is submitted.
  public func dismissKeyboard() throws(FormSessionError) {
    try perform("dismissed the keyboard") { () throws(FormSessionError) in
      runtime.focus.move(to: nil)
    }
  }

  func returnKey(hardware: Bool) throws(FormSessionError) {
    let (node, field) = try focusedField("submit")
    let type = node.environment.keyboard.keyboardType ?? .default
    if !hardware, !type.hasReturnKey {
      throw .noReturnKey(field: node.controlLabel, keyboard: type.name)
    }
    if field.kind == .textEditor || field.insertsLineBreaks && !hardware {
      field.edit(field.store.shown + "\n")
      runtime.settle()
      return
    }
    submit(field, at: node)
  }

  /// Commits the value, runs the submit actions and ends editing unless an action has assigned the focus.
  private func submit(_ field: FieldPart, at node: _Node) {
    field.store.commit()
    runtime.settle()
    runtime.focus.wasAssigned = false
    runtime.log.submitHistory.append(node.controlLabel)
    let trigger: SubmitTriggers = field.kind == .searchField ? .search : .text
    let current = (node.part as? FieldPart) ?? field
    current.events.onCommit()
    for action in node.environment.submitActions(for: trigger) { action() }
    let assigned = runtime.focus.wasAssigned
    runtime.settle()
    if !assigned, runtime.focus.focused === node {
      runtime.focus.move(to: nil)
      runtime.settle()
    }
  }

  private func pressDefaultButton() -> Bool {
    let button = screen.reachable.flatMap(\.flattened).first {
      $0.isEnabled && $0.node.part is ButtonPart
        && ($0.attribute("keyboardShortcut") as? KeyboardShortcut) == .defaultAction
    }
    guard let button, let part = button.node.part as? ButtonPart else { return false }
    part.tap(button.node)
    return true
  }
}

extension Element {
  /// Whether a name means this element.
  func answers(to name: String) -> Bool {
    identifier == name || label == name || texts.contains(name)
      || label?.lowercased() == name.lowercased()
  }
}
