import Foundation

/// Does what the lines of a script say with a session.
@MainActor
struct VerbRunner {
  let session: FormSession
  let line: VerbLine
  /// Makes the form anew, for what is tried out without touching the session.
  let fresh: @MainActor () -> FormSession

  /// Does the line and returns what is to be printed besides the state of the form.
  func run() throws(VerbError) -> String? {
    let words = line.arguments
    switch line.verb {
    case "tree": return TreeRenderer().render(session)
    case "texts": return session.texts.joined(separator: "\n")
    case "names": return session.controls.map(\.label).joined(separator: "\n")
    case "focus-chain", "focuschain": return FocusChain(fresh: fresh).description
    case "show":
      return FormRenderer(
        width: words.compactMap { Int($0) }.first ?? 60, isPlain: words.contains("plain")
      ).render(session)
    case "svg": return SVGRenderer(width: words.compactMap { Int($0) }.first ?? 390).render(session)
    case "restart", "state": return nil
    default:
      try act()
      return nil
    }
  }

  private func act() throws(VerbError) {
    switch line.verb {
    case "type", "clear", "paste", "press", "submit": try text()
    case "tap", "toggle", "pick", "set", "setdate", "step", "slide", "focus": try control()
    case "dismiss", "dismisskeyboard", "back", "swipe", "delete", "move", "menu", "scroll",
      "advance":
      try movement()
    default: throw .unknown(line.verb)
    }
  }

  /// Runs a step of the session with as many arguments as it takes.
  private func step(
    _ count: Int, _ work: ([String]) throws(FormSessionError) -> Void
  ) throws(VerbError) {
    guard line.arguments.count == count else { throw VerbHelp.usage(line.verb) }
    do throws(FormSessionError) { try work(line.arguments) } catch { throw .form(error) }
  }

  private func text() throws(VerbError) {
    switch (line.verb, line.arguments.count) {
    case ("type", 1): try step(1) { w throws(FormSessionError) in try session.type(w[0]) }
    case ("type", _):
      try step(2) { w throws(FormSessionError) in try session.type(w[1], into: w[0]) }
    case ("clear", _): try step(1) { w throws(FormSessionError) in try session.clear(w[0]) }
    case ("paste", _):
      try step(2) { w throws(FormSessionError) in try session.paste(w[1], into: w[0]) }
    case ("submit", 0): try step(0) { _ throws(FormSessionError) in try session.submit() }
    case ("submit", _): try step(1) { w throws(FormSessionError) in try session.submit(w[0]) }
    default: try step(1) { w throws(FormSessionError) in try press(w[0]) }
    }
  }

  private func press(_ key: String) throws(FormSessionError) {
    switch key.lowercased() {
    case "return", "enter": try session.pressReturn()
    case "hardware-return": try session.pressHardwareReturn()
    case "next": try session.pressNext()
    case "done": try session.pressDone()
    case "tab": try session.pressTab()
    case "shift-tab", "backtab": try session.pressTab(backwards: true)
    case "delete", "backspace": try session.deleteBackward()
    default: try session.pressKeyboardItem(key)
    }
  }

  private func control() throws(VerbError) {
    switch line.verb {
    case "tap": try step(1) { w throws(FormSessionError) in try session.tap(w[0]) }
    case "toggle": try step(1) { w throws(FormSessionError) in try session.toggle(w[0]) }
    case "pick": try step(2) { w throws(FormSessionError) in try session.pick(w[1], in: w[0]) }
    case "focus": try step(1) { w throws(FormSessionError) in try session.focus(w[0]) }
    case "slide":
      let value = try number(line.arguments.last ?? "")
      try step(2) { w throws(FormSessionError) in try session.slide(w[0], to: value) }
    case "step": try stepper()
    default: try date()
    }
  }

  private func stepper() throws(VerbError) {
    guard let name = line.arguments.first, line.arguments.count <= 2 else {
      throw VerbHelp.usage("step")
    }
    let count: Int
    switch line.arguments.dropFirst().first {
    case nil, "up": count = 1
    case "down": count = -1
    case let word?:
      guard let parsed = Int(word) else { throw .badNumber(word) }
      count = parsed
    }
    do throws(FormSessionError) { try session.step(name, by: count) } catch { throw .form(error) }
  }

  private func date() throws(VerbError) {
    var words = line.arguments
    if words.first == "date", words.count > 2 { words.removeFirst() }
    guard words.count >= 2 else { throw VerbHelp.usage("set") }
    let text = words.dropFirst().joined(separator: " ")
    guard let date = WrittenDate.read(text) else { throw .badDate(text) }
    do throws(FormSessionError) {
      try session.setDate(date, in: words[0])
    } catch {
      throw .form(error)
    }
  }

  private func movement() throws(VerbError) {
    switch (line.verb, line.arguments.count) {
    case ("dismiss", 1): try step(1) { _ throws(FormSessionError) in try session.dismissSheet() }
    case ("dismiss", _), ("dismisskeyboard", _):
      try step(0) { _ throws(FormSessionError) in try dismiss() }
    case ("back", _): try step(0) { _ throws(FormSessionError) in try session.back() }
    case ("swipe", 2):
      try step(2) { w throws(FormSessionError) in try session.swipe(w[0], action: w[1]) }
    case ("swipe", _), ("delete", _):
      try step(1) { w throws(FormSessionError) in try session.swipeToDelete(w[0]) }
    case ("move", _): try step(2) { w throws(FormSessionError) in try session.move(w[0], to: w[1]) }
    case ("menu", _):
      try step(2) { w throws(FormSessionError) in
        try session.openContextMenu(w[0], choose: w[1])
      }
    case ("scroll", _): try step(0) { _ throws(FormSessionError) in try session.scroll() }
    default:
      let seconds = try number(line.arguments.first ?? "")
      session.advance(seconds)
    }
  }

  /// Hides the keyboard; without one, swipes away what is in front.
  private func dismiss() throws(FormSessionError) {
    if session.keyboard == nil, session.hasDismissable {
      try session.dismissSheet()
    } else {
      try session.dismissKeyboard()
    }
  }

  private func number(_ text: String) throws(VerbError) -> Double {
    guard let value = Double(text) else { throw .badNumber(text) }
    return value
  }
}

/// Dates as scripts write them.
enum WrittenDate {
  static func read(_ text: String) -> Date? {
    for format in ["yyyy-MM-dd HH:mm", "yyyy-MM-dd'T'HH:mm", "yyyy-MM-dd", "HH:mm"] {
      let formatter = FormDateFormatter()
      formatter.dateFormat = format
      if let date = formatter.date(from: text), formatter.string(from: date) == text { return date }
    }
    return nil
  }
}

extension FormSession {
  /// Whether something in front can be swiped away.
  var hasDismissable: Bool {
    guard let front = runtime.presentations.front else { return false }
    return front.kind != .alert && front.kind != .fullScreenCover
  }
}

/// Where Return leads from each field, found by pressing it in a form of its own.
@MainActor
struct FocusChain: @MainActor CustomStringConvertible {
  let fresh: @MainActor () -> FormSession

  /// One line for each field: the field, and where Return leads.
  var links: [(from: String, to: String)] {
    let fields = fresh().controls.filter { $0.input != nil && $0.kind != .searchField }
    return fields.enumerated().map { index, field in
      (field.label, destination(ofFieldAt: index))
    }
  }

  private func destination(ofFieldAt index: Int) -> String {
    let session = fresh()
    let fields = session.screen.elements.flatMap(\.flattened).filter {
      ($0.node.part as? FieldPart).map { $0.kind != .searchField } == true
    }
    guard fields.indices.contains(index) else { return "not there" }
    let node = fields[index].node
    guard session.runtime.focus.canFocus(node) else { return "disabled" }
    session.runtime.takeOver()
    session.runtime.focus.move(to: node)
    session.runtime.pump()
    do throws(FormSessionError) {
      try session.pressReturn()
    } catch {
      return error.isMissingReturnKey ? "no return key" : error.description
    }
    if session.runtime.focus.focused === node {
      return (node.part as? FieldPart)?.insertsLineBreaks == true ? "a new line" : "itself"
    }
    return session.focused ?? "the keyboard goes away"
  }

  var description: String {
    links.map { "\($0.from) -> \($0.to)" }.joined(separator: "\n")
  }
}

extension FormSessionError {
  fileprivate var isMissingReturnKey: Bool {
    if case .noReturnKey = self { return true }
    return false
  }
}
