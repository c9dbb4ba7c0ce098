import Foundation

extension FormSession {
  /// Taps a control, or anything else that reacts to taps.
  public func tap(_ name: String) throws(FormSessionError) {
    try perform("tapped \"\(name)\"") { () throws(FormSessionError) in
      if try chooseShown(name) { return }
      try activate(try finder("control") { $0.canBeTapped }.find(name))
    }
  }

  /// Switches a toggle.
  public func toggle(_ name: String) throws(FormSessionError) {
    try perform("toggled \(name)") { () throws(FormSessionError) in
      try activate(try finder("toggle") { $0.kind == .toggle }.find(name))
    }
  }

  /// Chooses in a picker by the text of the choice.
  public func pick(_ option: String, in name: String) throws(FormSessionError) {
    try perform("picked \"\(option)\" in \(name)") { () throws(FormSessionError) in
      let element = try finder("picker") { $0.node.part is any ChoicePart }.find(name)
      try checkReachable(element)
      try choose(option, of: element)
    }
  }

  /// Sets the date of a date picker; it is kept in the picker's range.
  public func setDate(_ date: Date, in name: String) throws(FormSessionError) {
    try perform("set \(name) to \(DateShown.text(date))") { () throws(FormSessionError) in
      let element = try finder("date picker") { $0.node.part is DatePickerPart }.find(name)
      try checkReachable(element)
      (element.node.part as? DatePickerPart)?.set(date)
    }
  }

  /// Presses a stepper's button.
  ///
  /// It is the one for less where the count is negative. A slider moves by its step.
  public func step(_ name: String, by count: Int = 1) throws(FormSessionError) {
    try perform("stepped \(name) by \(count)") { () throws(FormSessionError) in
      let element = try finder("stepper") { $0.kind == .stepper || $0.kind == .slider }.find(name)
      try checkReachable(element)
      for _ in 0..<abs(count) { try stepOnce(element, more: count > 0) }
    }
  }

  /// Moves a slider to a value; it is kept in the bounds and on a step.
  public func slide(_ name: String, to value: Double) throws(FormSessionError) {
    try perform("moved \(name) to \(NumberShown.text(value))") { () throws(FormSessionError) in
      let element = try finder("slider") { $0.kind == .slider }.find(name)
      try checkReachable(element)
      (element.node.part as? SliderPart)?.move(to: value)
    }
  }

  /// Gives a field the focus as a tap does.
  public func focus(_ name: String) throws(FormSessionError) {
    try perform("focused \(name)") { () throws(FormSessionError) in
      let element = try finder("field") {
        $0.node.part is FieldPart || $0.node.isMadeFocusable
      }.find(name)
      try checkReachable(element)
      runtime.focus.move(to: element.node)
    }
  }

  /// Lets time pass for tasks that sleep, delayed work, timers and animations.
  public func advance(_ seconds: Double) {
    runtime.takeOver()
    runtime.advance(by: seconds)
    record("waited \(NumberShown.text(seconds)) s")
  }
}

extension FormSession {
  func finder(_ kindName: String, where filter: (Element) -> Bool) -> ControlFinder {
    ControlFinder(screen, kindName: kindName, where: filter)
  }

  func checkReachable(_ element: Element) throws(FormSessionError) {
    let kind = element.kind.spoken
    guard element.isEnabled else { throw .disabled(kind: kind, name: element.displayName) }
    let isBlocked = element.node.lineage.contains { node in
      node.attributes.contains {
        $0.name == "allowsHitTesting" && ($0.value as? Bool) == false
      }
    }
    if isBlocked { throw .unreachable(kind: kind, name: element.displayName) }
  }

  /// Does what a tap on an element does.
  func activate(_ element: Element) throws(FormSessionError) {
    try checkReachable(element)
    let node = element.node
    if let press = element.press {
      press()
    } else if node.part is FieldPart {
      runtime.focus.move(to: node)
    } else if let button = node.part as? ButtonPart {
      for (node, part) in node.buttonsOfRow(with: button) { part.tap(node) }
    } else if let part = node.part as? any TappablePart {
      part.tap(node)
    } else if let gesture = node.tapAction {
      gesture()
    } else {
      throw .unsuitable(kind: element.kind.spoken, name: element.displayName, step: "tap")
    }
  }

  /// Chooses what a picker or list shows under a name, where nothing that can be tapped is called that.
  private func chooseShown(_ name: String) throws(FormSessionError) -> Bool {
    let elements = screen.reachable.flatMap(\.flattened)
    guard !elements.contains(where: { $0.canBeTapped && $0.answers(to: name) }) else {
      return false
    }
    guard let picker = pickerOption(name, in: elements) else {
      return selectRow(name, in: elements)
    }
    try choose(name, of: picker)
    return true
  }

  /// Selects the row of a list that a text is in.
  private func selectRow(_ name: String, in elements: [Element]) -> Bool {
    let rows = elements.flatMap { element -> [(ListSelection, TagValue)] in
      // The title bar of a page has the node of what is on it.
      guard element.kind == .list, let list = element.node.part as? ListPart,
        let selection = list.selection,
        element.isEnabled, !selection.needsEditing || element.node.environment.isEditingRows
      else { return [] }
      return TaggedOption.all(in: element.node.children[0]).compactMap { option in
        guard let tag = option.tag, option.isCalled(name) else { return nil }
        return (selection, tag)
      }
    }
    guard rows.count == 1 else { return false }
    rows[0].0.choose(rows[0].1)
    return true
  }

  /// The picker on the screen whose choices are shown side by side and contain a text.
  private func pickerOption(_ name: String, in elements: [Element]) -> Element? {
    let pickers = elements.filter { $0.node.part is any ChoicePart && $0.options.contains(name) }
    return pickers.count == 1 ? pickers[0] : nil
  }

  func choose(_ name: String, of element: Element) throws(FormSessionError) {
    guard let picker = element.node.part as? any ChoicePart else { return }
    try checkReachable(element)
    let options = picker.options(of: element.node)
    let found =
      options.first { $0.text == name } ?? options.first { $0.tag?.description == name }
      ?? options.first { $0.text.lowercased() == name.lowercased() }
    guard let found else {
      throw .missingOption(
        option: name, picker: element.displayName, there: options.map(\.text))
    }
    guard picker.choose(found) else {
      throw .wrongTag(option: name, picker: element.displayName)
    }
    element.node.choiceWasMade()
  }

  private func stepOnce(_ element: Element, more: Bool) throws(FormSessionError) {
    if let slider = element.node.part as? SliderPart {
      slider.nudge(more: more)
    } else if let stepper = element.node.part as? StepperPart, !stepper.press(more: more) {
      let value = stepper.steps.value(element.node.environment) ?? "no further"
      throw .atBound(name: element.displayName, value: value)
    }
    runtime.settle()
  }
}

extension Element {
  /// Whether a tap does something here.
  @MainActor var canBeTapped: Bool {
    isControl || node.tapAction != nil
  }
}

extension ElementKind {
  /// The kind as words: "text field".
  var spoken: String {
    rawValue.reduce(into: "") { words, letter in
      if letter.isUppercase { words += " " }
      words += letter.lowercased()
    }
  }
}
