/// The button style `.automatic`.
public struct DefaultButtonStyle: PrimitiveButtonStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}
  /// The label as it is.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The button style `.automatic`.
  public nonisolated static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

/// The button style `.plain`.
public struct PlainButtonStyle: PrimitiveButtonStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}
  /// The label as it is.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The button style `.plain`.
  public nonisolated static var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// The button style `.bordered`.
public struct BorderedButtonStyle: PrimitiveButtonStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}
  /// The label as it is.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// The button style `.bordered`.
  public nonisolated static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

/// The button style `.borderedProminent`.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}
  /// The label as it is.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// The button style `.borderedProminent`.
  public nonisolated static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

/// The button style `.borderless`.
public struct BorderlessButtonStyle: PrimitiveButtonStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}
  /// The label as it is.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// The button style `.borderless`.
  public nonisolated static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

/// The button style `.link`.
public struct LinkButtonStyle: PrimitiveButtonStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}
  /// The label as it is.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// The button style `.link`.
  public nonisolated static var link: LinkButtonStyle { LinkButtonStyle() }
}

/// The button style `.glass`.
public struct GlassButtonStyle: PrimitiveButtonStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}
  /// The label as it is.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// The button style `.glass`.
  public nonisolated static var glass: GlassButtonStyle { GlassButtonStyle() }
}

/// The button style `.glassProminent`.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}
  /// The label as it is.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// The button style `.glassProminent`.
  public nonisolated static var glassProminent: GlassProminentButtonStyle {
    GlassProminentButtonStyle()
  }
}

/// The button style `.accessoryBar`.
public struct AccessoryBarButtonStyle: PrimitiveButtonStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}
  /// The label as it is.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle {
  /// The button style `.accessoryBar`.
  public nonisolated static var accessoryBar: AccessoryBarButtonStyle { AccessoryBarButtonStyle() }
}

/// The button style `.card`.
public struct CardButtonStyle: PrimitiveButtonStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}
  /// The label as it is.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension PrimitiveButtonStyle where Self == CardButtonStyle {
  /// The button style `.card`.
  public nonisolated static var card: CardButtonStyle { CardButtonStyle() }
}
