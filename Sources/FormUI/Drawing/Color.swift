import Foundation

/// A colour; recorded by name or by parts.
public struct Color: Hashable, ShapeStyle, CustomStringConvertible {
  let name: String

  init(named name: String) {
    self.name = name
  }

  /// The colour as it was written.
  public var description: String { name }

  /// A colour of the app's assets.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.name = "\"\(name)\""
  }

  /// A colour of the app's assets.
  public init(_ resource: ColorResource) {
    name = "\"\(resource.name)\""
  }

  /// A colour of UIKit.
  public init(_ color: UIColor) {
    name = color.name
  }

  /// A colour of UIKit.
  public init(uiColor: UIColor) {
    name = uiColor.name
  }

  /// A colour by parts.
  public init(
    _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    name = "rgb(\(red), \(green), \(blue))"
  }

  /// A shade of grey.
  public init(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    name = "white(\(white))"
  }

  /// A colour by hue.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    name = "hsb(\(hue), \(saturation), \(brightness))"
  }

  /// The space of a colour's parts.
  public enum RGBColorSpace: Sendable {
    /// The web's.
    case sRGB
    /// The web's without curve.
    case sRGBLinear
    /// Wide.
    case displayP3
  }

  /// The same, more or less opaque.
  public func opacity(_ opacity: Double) -> Color {
    Color(named: "\(name).opacity(\(NumberShown.text(opacity)))")
  }

  /// The same, mixed with another one.
  public func mix(with other: Color, by fraction: Double) -> Color {
    Color(named: "\(name).mix(\(other.name))")
  }

  /// A gentle gradient of the colour.
  public var gradient: AnyGradient { AnyGradient() }

  /// The first level of text.
  public static let primary = Color(named: "primary")
  /// The second level of text.
  public static let secondary = Color(named: "secondary")
  /// The colour of controls.
  public static let accentColor = Color(named: "accentColor")

  /// The colour red.
  public static let red = Color(named: "red")
  /// The colour orange.
  public static let orange = Color(named: "orange")
  /// The colour yellow.
  public static let yellow = Color(named: "yellow")
  /// The colour green.
  public static let green = Color(named: "green")
  /// The colour mint.
  public static let mint = Color(named: "mint")
  /// The colour teal.
  public static let teal = Color(named: "teal")
  /// The colour cyan.
  public static let cyan = Color(named: "cyan")
  /// The colour blue.
  public static let blue = Color(named: "blue")
  /// The colour indigo.
  public static let indigo = Color(named: "indigo")
  /// The colour purple.
  public static let purple = Color(named: "purple")
  /// The colour pink.
  public static let pink = Color(named: "pink")
  /// The colour brown.
  public static let brown = Color(named: "brown")
  /// The colour white.
  public static let white = Color(named: "white")
  /// The colour gray.
  public static let gray = Color(named: "gray")
  /// The colour black.
  public static let black = Color(named: "black")
  /// The colour clear.
  public static let clear = Color(named: "clear")
}

extension Color: View {
  /// Shows a field of colour.
  @MainActor public static func _update(_ node: _Node, _ view: Color) {
    node.part = DrawnPart(kind: .color, name: view.name)
  }
}

/// A colour of the app's assets.
public struct ColorResource: Hashable, Sendable {
  let name: String

  /// Makes a resource by name.
  public init(name: String, bundle: Bundle) {
    self.name = name
  }
}

extension ShapeStyle where Self == Color {
  /// The colour red.
  public static var red: Color { Color(named: "red") }
  /// The colour orange.
  public static var orange: Color { Color(named: "orange") }
  /// The colour yellow.
  public static var yellow: Color { Color(named: "yellow") }
  /// The colour green.
  public static var green: Color { Color(named: "green") }
  /// The colour mint.
  public static var mint: Color { Color(named: "mint") }
  /// The colour teal.
  public static var teal: Color { Color(named: "teal") }
  /// The colour cyan.
  public static var cyan: Color { Color(named: "cyan") }
  /// The colour blue.
  public static var blue: Color { Color(named: "blue") }
  /// The colour indigo.
  public static var indigo: Color { Color(named: "indigo") }
  /// The colour purple.
  public static var purple: Color { Color(named: "purple") }
  /// The colour pink.
  public static var pink: Color { Color(named: "pink") }
  /// The colour brown.
  public static var brown: Color { Color(named: "brown") }
  /// The colour white.
  public static var white: Color { Color(named: "white") }
  /// The colour gray.
  public static var gray: Color { Color(named: "gray") }
  /// The colour black.
  public static var black: Color { Color(named: "black") }
  /// The colour clear.
  public static var clear: Color { Color(named: "clear") }
  /// The colour of controls.
  public static var accentColor: Color { Color(named: "accentColor") }
}
