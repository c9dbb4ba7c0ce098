/// What the keyboard is told about a text input.
struct KeyboardSettings {
  var keyboardType: UIKeyboardType?
  var contentType: UITextContentType?
  var submitLabel: SubmitLabel?
  var capitalization: TextInputAutocapitalization?
}

private struct KeyboardKey: EnvironmentKey {
  static var defaultValue: KeyboardSettings { KeyboardSettings() }
}

extension EnvironmentValues {
  var keyboard: KeyboardSettings {
    get { self[KeyboardKey.self] }
    set { self[KeyboardKey.self] = newValue }
  }
}

extension View {
  /// Sets the keyboard of the text inputs below.
  public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View {
    changingEnvironment("keyboardType", DotName(type.name)) { $0.keyboard.keyboardType = type }
  }

  /// Sets what the text inputs below hold.
  public nonisolated func textContentType(_ textContentType: UITextContentType?) -> some View {
    changingEnvironment("textContentType", DotName(textContentType?.name)) {
      $0.keyboard.contentType = textContentType
    }
  }

  /// Sets the caption of the Return key.
  public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    changingEnvironment("submitLabel", DotName(submitLabel.name)) {
      $0.keyboard.submitLabel = submitLabel
    }
  }

  /// Sets when the keyboard shifts by itself.
  public nonisolated func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    changingEnvironment("textInputAutocapitalization", DotName(autocapitalization?.name)) {
      if let autocapitalization { $0.keyboard.capitalization = autocapitalization }
    }
  }

  /// Sets when the keyboard shifts by itself, in the old spelling.
  public nonisolated func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    changingEnvironment("autocapitalization", DotName(style.name)) {
      $0.keyboard.capitalization = TextInputAutocapitalization(style)
    }
  }

  /// Turns correction off.
  public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    changingEnvironment("autocorrectionDisabled", disable) { $0.correctionDisabled = disable }
  }

  /// Turns correction off, in the old spelling.
  public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View {
    changingEnvironment("disableAutocorrection", disable) { $0.correctionDisabled = disable }
  }
}

/// A member of SwiftUI as a recorded value: `.emailAddress`.
struct DotName: CustomStringConvertible {
  private let name: () -> String?

  init(_ name: @autoclosure @escaping () -> String?) {
    self.name = name
  }

  var description: String { name().map { "." + $0 } ?? "nil" }
}

/// The caption of the Return key.
public struct SubmitLabel: Hashable, Sendable {
  let name: String
  /// The caption "Done" and no other.
  public static let done = SubmitLabel(name: "done")
  /// The caption "Go" and no other.
  public static let go = SubmitLabel(name: "go")
  /// The caption "Send" and no other.
  public static let send = SubmitLabel(name: "send")
  /// The caption "Join" and no other.
  public static let join = SubmitLabel(name: "join")
  /// The caption "Route" and no other.
  public static let route = SubmitLabel(name: "route")
  /// The caption "Search" and no other.
  public static let search = SubmitLabel(name: "search")
  /// The caption "Return" and no other.
  public static let `return` = SubmitLabel(name: "return")
  /// The caption "Next" and no other.
  public static let next = SubmitLabel(name: "next")
  /// The caption "Continue" and no other.
  public static let `continue` = SubmitLabel(name: "continue")
}

/// When the keyboard shifts by itself.
public struct TextInputAutocapitalization: Hashable, Sendable {
  let name: String
  /// Never.
  public static var never: TextInputAutocapitalization { .init(name: "never") }
  /// At each word.
  public static var words: TextInputAutocapitalization { .init(name: "words") }
  /// At each sentence.
  public static var sentences: TextInputAutocapitalization { .init(name: "sentences") }
  /// At each character.
  public static var characters: TextInputAutocapitalization { .init(name: "characters") }

  private init(name: String) {
    self.name = name
  }

  /// The same in UIKit's words.
  public init?(_ type: UITextAutocapitalizationType) {
    switch type {
    case .none: name = "never"
    case .words: name = "words"
    case .sentences: name = "sentences"
    case .allCharacters: name = "characters"
    }
  }
}

/// All that is recorded about a text input.
public struct InputConfiguration: Equatable, Sendable {
  /// The keyboard's name in SwiftUI, `default` when none was set.
  public let keyboardType: String
  /// What the field holds; nil when that was not said.
  public let textContentType: String?
  /// The caption of the Return key.
  public let submitLabel: String
  /// When the keyboard shifts by itself.
  public let autocapitalization: String
  /// Whether correction is off.
  public let autocorrectionDisabled: Bool

  @MainActor
  init(of node: _Node, kind: ElementKind) {
    let settings = node.environment.keyboard
    keyboardType = settings.keyboardType?.name ?? "default"
    textContentType = settings.contentType?.name
    submitLabel = settings.submitLabel?.name ?? (kind == .searchField ? "search" : "return")
    let isSecure = kind == .secureField
    autocapitalization = isSecure ? "never" : settings.capitalization?.name ?? "sentences"
    autocorrectionDisabled = isSecure || node.environment.autocorrectionDisabled
  }
}
