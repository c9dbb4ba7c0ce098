import Foundation

extension View {
  /// Sets how many lines text takes.
  public nonisolated func lineLimit(_ number: Int?) -> some View {
    changingEnvironment { $0.lineLimit = number }
      .recorded("lineLimit", number)
  }

  /// Sets how lines are aligned.
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    changingEnvironment { $0.multilineTextAlignment = alignment }
      .recorded("multilineTextAlignment", alignment)
  }

  /// Sets the case of letters.
  public nonisolated func textCase(_ textCase: Text.Case?) -> some View {
    changingEnvironment { $0.textCase = textCase }
      .recorded("textCase", textCase)
  }

  /// Sets the size of controls.
  public nonisolated func controlSize(_ controlSize: ControlSize) -> some View {
    changingEnvironment { $0.controlSize = controlSize }
      .recorded("controlSize", controlSize)
  }

  /// Sets the size of text.
  public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    changingEnvironment { $0.dynamicTypeSize = size }
      .recorded("dynamicTypeSize", size)
  }

  /// Sets light or dark.
  public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View {
    changingEnvironment { $0.colorScheme = colorScheme }
      .recorded("colorScheme", colorScheme)
  }

  /// Sets how scrolling hides the keyboard.
  public nonisolated func scrollDismissesKeyboard(
    _ mode: ScrollDismissesKeyboardMode
  ) -> some View {
    changingEnvironment { $0.scrollDismissal = mode }
      .recorded("scrollDismissesKeyboard", DotName(mode.name))
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
