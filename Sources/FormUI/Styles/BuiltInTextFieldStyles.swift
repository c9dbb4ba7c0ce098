/// The text field style `.automatic`.
public struct DefaultTextFieldStyle: TextFieldStyle, BuiltInTextFieldStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}
  /// The field as it is.
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The text field style `.automatic`.
  public nonisolated static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

/// The text field style `.plain`.
public struct PlainTextFieldStyle: TextFieldStyle, BuiltInTextFieldStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}
  /// The field as it is.
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// The text field style `.plain`.
  public nonisolated static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

/// The text field style `.roundedBorder`.
public struct RoundedBorderTextFieldStyle: TextFieldStyle, BuiltInTextFieldStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}
  /// The field as it is.
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// The text field style `.roundedBorder`.
  public nonisolated static var roundedBorder: RoundedBorderTextFieldStyle {
    RoundedBorderTextFieldStyle()
  }
}

/// The text field style `.squareBorder`.
public struct SquareBorderTextFieldStyle: TextFieldStyle, BuiltInTextFieldStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}
  /// The field as it is.
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// The text field style `.squareBorder`.
  public nonisolated static var squareBorder: SquareBorderTextFieldStyle {
    SquareBorderTextFieldStyle()
  }
}
