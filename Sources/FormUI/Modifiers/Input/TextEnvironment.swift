import Foundation

extension View {
  /// Sets how many lines text takes.
  public nonisolated func lineLimit(_ number: Int?) -> some View {
    changingEnvironment("lineLimit", number) { $0.lineLimit = number }
  }

  /// Sets how lines are aligned.
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    changingEnvironment("multilineTextAlignment", alignment) {
      $0.multilineTextAlignment = alignment
    }
  }

  /// Sets the case of letters.
  public nonisolated func textCase(_ textCase: Text.Case?) -> some View {
    changingEnvironment("textCase", textCase) { $0.textCase = textCase }
  }

  /// Sets the size of controls.
  public nonisolated func controlSize(_ controlSize: ControlSize) -> some View {
    changingEnvironment("controlSize", controlSize) { $0.controlSize = controlSize }
  }

  /// Sets the size of text.
  public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    changingEnvironment("dynamicTypeSize", size) { $0.dynamicTypeSize = size }
  }

  /// Sets light or dark.
  public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View {
    changingEnvironment("colorScheme", colorScheme) { $0.colorScheme = colorScheme }
  }

  /// Sets how scrolling hides the keyboard.
  public nonisolated func scrollDismissesKeyboard(
    _ mode: ScrollDismissesKeyboardMode
  ) -> some View {
    changingEnvironment("scrollDismissesKeyboard", DotName(mode.name)) { $0.scrollDismissal = mode }
  }
}

/// How scrolling hides the keyboard.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  let name: String
  /// As the content wants.
  public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
  /// At once.
  public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
  /// With the finger.
  public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
  /// Never.
  public static let never = ScrollDismissesKeyboardMode(name: "never")
}

private struct ScrollDismissalKey: EnvironmentKey {
  static var defaultValue: ScrollDismissesKeyboardMode { .automatic }
}

extension EnvironmentValues {
  var scrollDismissal: ScrollDismissesKeyboardMode {
    get { self[ScrollDismissalKey.self] }
    set { self[ScrollDismissalKey.self] = newValue }
  }
}
