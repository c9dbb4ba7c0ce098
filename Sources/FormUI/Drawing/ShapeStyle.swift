import Foundation

/// What fills a shape or colours a text; recorded.
public protocol ShapeStyle: Sendable {}

/// A style of a hidden type.
public struct AnyShapeStyle: ShapeStyle {
  /// Hides the type of a style.
  public init<S: ShapeStyle>(_ style: S) {}
}

/// One level of the style in force.
public struct HierarchicalShapeStyle: ShapeStyle {
  let name: String
  /// The first level.
  public static let primary = HierarchicalShapeStyle(name: "primary")
  /// The second level.
  public static let secondary = HierarchicalShapeStyle(name: "secondary")
  /// The third level.
  public static let tertiary = HierarchicalShapeStyle(name: "tertiary")
  /// The fourth level.
  public static let quaternary = HierarchicalShapeStyle(name: "quaternary")
  /// The fifth level.
  public static let quinary = HierarchicalShapeStyle(name: "quinary")
}

/// A style by name.
public struct NamedShapeStyle: ShapeStyle {
  let name: String
}

/// The style in force for what is in front.
public typealias ForegroundStyle = NamedShapeStyle
/// The style in force for what is behind.
public typealias BackgroundStyle = NamedShapeStyle

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The first level of the style in force.
  public static var primary: HierarchicalShapeStyle { .init(name: "primary") }
  /// The second level of the style in force.
  public static var secondary: HierarchicalShapeStyle { .init(name: "secondary") }
  /// The third level of the style in force.
  public static var tertiary: HierarchicalShapeStyle { .init(name: "tertiary") }
  /// The fourth level of the style in force.
  public static var quaternary: HierarchicalShapeStyle { .init(name: "quaternary") }
  /// The fifth level of the style in force.
  public static var quinary: HierarchicalShapeStyle { .init(name: "quinary") }
}

extension ShapeStyle where Self == NamedShapeStyle {
  /// The colour of controls.
  public static var tint: NamedShapeStyle { NamedShapeStyle(name: "tint") }
  /// The background.
  public static var background: NamedShapeStyle { NamedShapeStyle(name: "background") }
  /// The style of what is in front.
  public static var foreground: NamedShapeStyle { NamedShapeStyle(name: "foreground") }
  /// The colour of a selection.
  public static var selection: NamedShapeStyle { NamedShapeStyle(name: "selection") }
  /// The colour of lines.
  public static var separator: NamedShapeStyle { NamedShapeStyle(name: "separator") }
  /// The colour of prompts.
  public static var placeholder: NamedShapeStyle { NamedShapeStyle(name: "placeholder") }
  /// The colour of links.
  public static var link: NamedShapeStyle { NamedShapeStyle(name: "link") }
  /// A fill.
  public static var fill: NamedShapeStyle { NamedShapeStyle(name: "fill") }
  /// The background of a window.
  public static var windowBackground: NamedShapeStyle { NamedShapeStyle(name: "windowBackground") }
}

extension ShapeStyle {
  /// The same, more or less opaque.
  public func opacity(_ opacity: Double) -> some ShapeStyle { self }
  /// The same with a shadow.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { self }
  /// The same, mixed otherwise.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { self }
}

/// A shadow of a style.
public struct ShadowStyle: Equatable, Sendable {
  /// A shadow outside.
  public static func drop(
    color: Color = Color(.black), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle() }
  /// A shadow inside.
  public static func inner(
    color: Color = Color(.black), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle() }
}

/// Material that shows what is behind, blurred.
public struct Material: ShapeStyle {
  let name: String
  /// The thinnest.
  public static let ultraThin = Material(name: "ultraThin")
  /// Thin.
  public static let thin = Material(name: "thin")
  /// Regular.
  public static let regular = Material(name: "regular")
  /// Thick.
  public static let thick = Material(name: "thick")
  /// The thickest.
  public static let ultraThick = Material(name: "ultraThick")
  /// As the system's bars.
  public static let bar = Material(name: "bar")
}

extension ShapeStyle where Self == Material {
  /// The thinnest material.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// Thin material.
  public static var thinMaterial: Material { .thin }
  /// Regular material.
  public static var regularMaterial: Material { .regular }
  /// Thick material.
  public static var thickMaterial: Material { .thick }
  /// The thickest material.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The material of the system's bars.
  public static var bar: Material { Material(name: "bar") }
}

/// How colours are mixed.
public enum BlendMode: Sendable {
  /// As usual.
  case normal
  /// Darker.
  case multiply
  /// Lighter.
  case screen
  /// More contrast.
  case overlay
  /// The darker one.
  case darken
  /// The lighter one.
  case lighten
  /// Brightened.
  case colorDodge
  /// Darkened.
  case colorBurn
  /// Soft light.
  case softLight
  /// Hard light.
  case hardLight
  /// The difference.
  case difference
  /// A softer difference.
  case exclusion
  /// Only the hue.
  case hue
  /// Only the saturation.
  case saturation
  /// Only the colour.
  case color
  /// Only the lightness.
  case luminosity
  /// Only where something is.
  case sourceAtop
  /// Behind.
  case destinationOver
  /// Cut out.
  case destinationOut
  /// Added.
  case plusDarker
  /// Added.
  case plusLighter
}
