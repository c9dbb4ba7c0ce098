/// The toggle style `.automatic`.
public struct DefaultToggleStyle: ToggleStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}
  /// The label as it is.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The toggle style `.automatic`.
  public nonisolated static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

/// The toggle style `.switch`.
public struct SwitchToggleStyle: ToggleStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}
  /// Makes the style with a colour.
  public nonisolated init(tint: Color) {}
  /// The label as it is.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// The toggle style `.switch`.
  public nonisolated static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

/// The toggle style `.button`.
public struct ButtonToggleStyle: ToggleStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}
  /// The label as it is.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// The toggle style `.button`.
  public nonisolated static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

/// The toggle style `.checkbox`.
public struct CheckboxToggleStyle: ToggleStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}
  /// The label as it is.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// The toggle style `.checkbox`.
  @_disfavoredOverload public nonisolated static var checkbox: CheckboxToggleStyle {
    CheckboxToggleStyle()
  }
}
