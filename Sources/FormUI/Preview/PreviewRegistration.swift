/// A preview that the plug-in has registered.
@MainActor
public protocol _PreviewRegistration {
  /// The preview's name.
  static nonisolated var _name: String? { get }
  /// The line of the file that it begins on.
  static nonisolated var _line: Int { get }
  /// Makes the preview's view.
  static func _make() -> AnyView
}

/// The key of a value that `@Entry` has added: of the environment, or of something else that is looked up by key.
public protocol _EntryKey: EnvironmentKey, FocusedValueKey {}
