import Foundation

extension FormSession {
  /// The label of the control that has the focus.
  public var focused: String? {
    runtime.focus.focused?.controlLabel
  }

  /// The texts on the screen, top to bottom.
  public var texts: [String] {
    screen.elements.flatMap(\.allTexts)
  }

  /// The controls on the screen, top to bottom.
  public var controls: [ControlState] {
    screen.elements.flatMap(\.flattened).filter(\.isControl).map { ControlState($0) }
  }

  /// The keyboard; nil while no text input has the focus.
  public var keyboard: KeyboardState? {
    let screen = screen
    guard let element = screen.elements.flatMap(\.flattened).first(where: \.isFocused),
      let input = element.input
    else { return nil }
    return KeyboardState(input: input, toolbar: screen.keyboardItems.flatMap(\.allTexts))
  }

  /// The alerts and confirmation dialogs on the screen.
  public var alerts: [AlertState] {
    screen.alerts.map { alert in
      let buttons = alert.flattened.filter { $0.kind == .button }.map { $0.label ?? "" }
      let texts = alert.allTexts.filter { !buttons.contains($0) && $0 != alert.label }
      return AlertState(title: alert.label ?? "", texts: texts, buttons: buttons)
    }
  }

  /// Announcements made to assistive technology.
  public var announcements: [String] { runtime.log.announcements }
  /// Warnings as Apple's console prints them.
  public var warnings: [String] { runtime.log.warnings }
  /// Addresses that were opened.
  public var openedURLs: [URL] { runtime.log.openedURLs }
  /// The labels that had the focus one after the other, nil for none.
  public var focusHistory: [String?] { runtime.log.focusHistory }
  /// The labels of the fields that submitted.
  public var submitHistory: [String] { runtime.log.submitHistory }
  /// How many bodies were evaluated since the start.
  public var updateCount: Int { runtime.log.evaluationCount }

  /// The one control of a name.
  public func control(_ name: String) throws(FormSessionError) -> ControlState {
    ControlState(try finder("control") { $0.isControl }.find(name))
  }

  /// Whether a text is on the screen.
  public func shows(_ text: String) -> Bool {
    texts.contains(text)
  }

  /// The texts that are drawn in red: what a form usually says is wrong.
  public var errors: [String] {
    screen.elements.flatMap(\.flattened).filter { $0.kind == .text && $0.isRed }.flatMap(\.texts)
      .filter { !$0.isEmpty }
  }
}

extension Element {
  /// Whether the nearest colour set for this element is red.
  var isRed: Bool {
    for place in node.lineage {
      for attribute in place.attributes.reversed() {
        guard attribute.name == "foregroundColor" || attribute.name == "foregroundStyle" else {
          continue
        }
        return (attribute.value as? Color)?.name.lowercased().contains("red") == true
      }
    }
    return false
  }
}
