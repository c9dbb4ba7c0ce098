/// What can be seen of one control.
public struct ControlState: Equatable, Sendable {
  /// What kind of control it is, in SwiftUI's words.
  public let kind: ElementKind
  /// What assistive technology calls it.
  public let label: String
  /// Its accessibility identifier.
  public let identifier: String?
  /// Its value as text; bullets for a secure field, "1" or "0" for a toggle.
  public let value: String?
  /// The prompt of a field.
  public let prompt: String?
  /// The accessibility hint.
  public let hint: String?
  /// Whether it reacts.
  public let isEnabled: Bool
  /// Whether it has the focus.
  public let isFocused: Bool
  /// What is recorded about a text input.
  public let input: InputConfiguration?
  /// The choices of a picker.
  public let options: [String]
  /// What a button is for.
  public let role: ButtonRole?

  @MainActor
  init(_ element: Element) {
    kind = element.kind
    label = element.label ?? ""
    identifier = element.identifier
    value = element.value
    prompt = element.prompt
    hint = element.hint
    isEnabled = element.isEnabled
    isFocused = element.isFocused
    input = element.input
    options = element.options
    role = element.role
  }

  /// The keyboard's name in SwiftUI; nil for a control without keyboard.
  public var keyboardType: String? { input?.keyboardType }
  /// What the field holds, in SwiftUI's words.
  public var textContentType: String? { input?.textContentType }
  /// The caption of the Return key, in SwiftUI's words.
  public var submitLabel: String? { input?.submitLabel }
}

/// The keyboard on the screen.
public struct KeyboardState: Equatable, Sendable {
  /// What the focused field asks for.
  public let input: InputConfiguration
  /// The texts of the toolbar above the keyboard.
  public let toolbar: [String]

  /// The keyboard's name in SwiftUI.
  public var type: String { input.keyboardType }
  /// The caption of the Return key, in SwiftUI's words.
  public var submitLabel: String { input.submitLabel }
}

/// An alert or confirmation dialog on the screen.
public struct AlertState: Equatable, Sendable {
  /// Its title.
  public let title: String
  /// Its message and other texts.
  public let texts: [String]
  /// Its buttons.
  public let buttons: [String]

  /// Makes a state, for comparisons.
  public init(title: String, texts: [String], buttons: [String]) {
    self.title = title
    self.texts = texts
    self.buttons = buttons
  }
}
