import Foundation

/// A colour of UIKit: recorded by name or by parts.
public final class UIColor: NSObject, @unchecked Sendable {
  /// The colour's name, or its parts.
  public let name: String

  /// A colour by name.
  public init?(named name: String) {
    self.name = name
  }

  init(name: String) {
    self.name = name
  }

  /// A colour by parts of red, green and blue.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    name = "rgba(\(red), \(green), \(blue), \(alpha))"
  }

  /// A colour by hue.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    name = "hsba(\(hue), \(saturation), \(brightness), \(alpha))"
  }

  /// A shade of grey.
  public init(white: CGFloat, alpha: CGFloat) {
    name = "white(\(white), \(alpha))"
  }

  /// The same colour, more or less opaque.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(name: "\(name).withAlphaComponent(\(alpha))")
  }

  private static func named(_ name: String) -> UIColor { UIColor(name: name) }

  /// Black.
  public static let black = named("black")
  /// White.
  public static let white = named("white")
  /// Grey.
  public static let gray = named("gray")
  /// Dark grey.
  public static let darkGray = named("darkGray")
  /// Light grey.
  public static let lightGray = named("lightGray")
  /// Red.
  public static let red = named("red")
  /// Green.
  public static let green = named("green")
  /// Blue.
  public static let blue = named("blue")
  /// Cyan.
  public static let cyan = named("cyan")
  /// Yellow.
  public static let yellow = named("yellow")
  /// Magenta.
  public static let magenta = named("magenta")
  /// Orange.
  public static let orange = named("orange")
  /// Purple.
  public static let purple = named("purple")
  /// Brown.
  public static let brown = named("brown")
  /// Nothing.
  public static let clear = named("clear")
  /// The system's red.
  public static let systemRed = named("systemRed")
  /// The system's green.
  public static let systemGreen = named("systemGreen")
  /// The system's blue.
  public static let systemBlue = named("systemBlue")
  /// The system's orange.
  public static let systemOrange = named("systemOrange")
  /// The system's yellow.
  public static let systemYellow = named("systemYellow")
  /// The system's pink.
  public static let systemPink = named("systemPink")
  /// The system's purple.
  public static let systemPurple = named("systemPurple")
  /// The system's teal.
  public static let systemTeal = named("systemTeal")
  /// The system's indigo.
  public static let systemIndigo = named("systemIndigo")
  /// The system's mint.
  public static let systemMint = named("systemMint")
  /// The system's cyan.
  public static let systemCyan = named("systemCyan")
  /// The system's brown.
  public static let systemBrown = named("systemBrown")
  /// The system's grey.
  public static let systemGray = named("systemGray")
  /// The second grey.
  public static let systemGray2 = named("systemGray2")
  /// The third grey.
  public static let systemGray3 = named("systemGray3")
  /// The fourth grey.
  public static let systemGray4 = named("systemGray4")
  /// The fifth grey.
  public static let systemGray5 = named("systemGray5")
  /// The sixth grey.
  public static let systemGray6 = named("systemGray6")
  /// The colour of text.
  public static let label = named("label")
  /// The colour of secondary text.
  public static let secondaryLabel = named("secondaryLabel")
  /// The colour of tertiary text.
  public static let tertiaryLabel = named("tertiaryLabel")
  /// The colour of quaternary text.
  public static let quaternaryLabel = named("quaternaryLabel")
  /// The colour of prompts.
  public static let placeholderText = named("placeholderText")
  /// The colour of links.
  public static let link = named("link")
  /// The colour of controls.
  public static let tintColor = named("tintColor")
  /// The colour of lines.
  public static let separator = named("separator")
  /// The colour of opaque lines.
  public static let opaqueSeparator = named("opaqueSeparator")
  /// The background.
  public static let systemBackground = named("systemBackground")
  /// The second background.
  public static let secondarySystemBackground = named("secondarySystemBackground")
  /// The third background.
  public static let tertiarySystemBackground = named("tertiarySystemBackground")
  /// The background of groups.
  public static let systemGroupedBackground = named("systemGroupedBackground")
  /// The second background of groups.
  public static let secondarySystemGroupedBackground = named("secondarySystemGroupedBackground")
  /// The third background of groups.
  public static let tertiarySystemGroupedBackground = named("tertiarySystemGroupedBackground")
  /// A fill.
  public static let systemFill = named("systemFill")
  /// The second fill.
  public static let secondarySystemFill = named("secondarySystemFill")
  /// The third fill.
  public static let tertiarySystemFill = named("tertiarySystemFill")
  /// The fourth fill.
  public static let quaternarySystemFill = named("quaternarySystemFill")
}

/// A picture of UIKit: recorded by name.
public final class UIImage: NSObject, @unchecked Sendable {
  /// The picture's name.
  public let name: String

  /// A picture without content.
  public override init() {
    name = ""
  }

  /// A picture by name.
  public init?(named name: String) {
    self.name = name
  }

  /// A symbol by name.
  public init?(systemName: String) {
    name = systemName
  }

  /// A picture from data.
  public init?(data: Data) {
    guard !data.isEmpty else { return nil }
    name = "data"
  }

  /// A picture from a file.
  public init?(contentsOfFile path: String) {
    name = path
  }

  /// The picture's size.
  public var size: CGSize { CGSize(width: 100, height: 100) }

  /// The picture as JPEG.
  public func jpegData(compressionQuality: CGFloat) -> Data? { Data(name.utf8) }

  /// The picture as PNG.
  public func pngData() -> Data? { Data(name.utf8) }
}
