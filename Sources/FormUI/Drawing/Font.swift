import Foundation

/// A font; recorded.
public struct Font: Hashable, Sendable, CustomStringConvertible {
  let name: String

  /// The font as it was written.
  public var description: String { "." + name }

  /// The font of large titles.
  public static let largeTitle = Font(name: "largeTitle")
  /// The font of titles.
  public static let title = Font(name: "title")
  /// The font of second titles.
  public static let title2 = Font(name: "title2")
  /// The font of third titles.
  public static let title3 = Font(name: "title3")
  /// The font of headlines.
  public static let headline = Font(name: "headline")
  /// The font of subheadlines.
  public static let subheadline = Font(name: "subheadline")
  /// The font of text.
  public static let body = Font(name: "body")
  /// The font of callouts.
  public static let callout = Font(name: "callout")
  /// The font of footnotes.
  public static let footnote = Font(name: "footnote")
  /// The font of captions.
  public static let caption = Font(name: "caption")
  /// The font of second captions.
  public static let caption2 = Font(name: "caption2")

  /// The system's font.
  public static func system(
    size: CGFloat, weight: Font.Weight? = nil, design: Font.Design? = nil
  ) -> Font {
    Font(name: "system(size: \(NumberShown.text(Double(size))))")
  }
  /// The system's font for a text style.
  public static func system(
    _ style: Font.TextStyle, design: Font.Design? = nil, weight: Font.Weight? = nil
  ) -> Font {
    Font(name: "system(.\(style))")
  }
  /// A font by name.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(name: "custom(\"\(name)\")")
  }
  /// A font by name.
  public static func custom(_ name: String, size: CGFloat, relativeTo: Font.TextStyle) -> Font {
    Font(name: "custom(\"\(name)\")")
  }
  /// A font by name.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(name: "custom(\"\(name)\")")
  }

  private func with(_ change: String) -> Font { Font(name: "\(name).\(change)") }

  /// The same, bold.
  public func bold() -> Font { with("bold()") }
  /// The same, italic.
  public func italic() -> Font { with("italic()") }
  /// The same in another weight.
  public func weight(_ weight: Font.Weight) -> Font { with("weight(.\(weight.name))") }
  /// The same in another width.
  public func width(_ width: Font.Width) -> Font { with("width") }
  /// The same with small capitals.
  public func smallCaps() -> Font { with("smallCaps()") }
  /// The same with small letters as small capitals.
  public func lowercaseSmallCaps() -> Font { with("lowercaseSmallCaps()") }
  /// The same with capitals as small capitals.
  public func uppercaseSmallCaps() -> Font { with("uppercaseSmallCaps()") }
  /// The same with letters of one width.
  public func monospaced() -> Font { with("monospaced()") }
  /// The same with digits of one width.
  public func monospacedDigit() -> Font { with("monospacedDigit()") }
  /// The same with another distance of lines.
  public func leading(_ leading: Font.Leading) -> Font { with("leading") }

  /// A style of text.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    /// Large titles.
    case largeTitle
    /// Titles.
    case title
    /// Second titles.
    case title2
    /// Third titles.
    case title3
    /// Headlines.
    case headline
    /// Subheadlines.
    case subheadline
    /// Text.
    case body
    /// Callouts.
    case callout
    /// Footnotes.
    case footnote
    /// Captions.
    case caption
    /// Second captions.
    case caption2
  }

  /// A weight of letters.
  public struct Weight: Hashable, Sendable {
    let name: String
    /// The lightest.
    public static let ultraLight = Weight(name: "ultraLight")
    /// Thin.
    public static let thin = Weight(name: "thin")
    /// Light.
    public static let light = Weight(name: "light")
    /// Regular.
    public static let regular = Weight(name: "regular")
    /// Medium.
    public static let medium = Weight(name: "medium")
    /// Half bold.
    public static let semibold = Weight(name: "semibold")
    /// Bold.
    public static let bold = Weight(name: "bold")
    /// Heavy.
    public static let heavy = Weight(name: "heavy")
    /// The heaviest.
    public static let black = Weight(name: "black")
  }

  /// A width of letters.
  public struct Width: Hashable, Sendable {
    private let name: String
    /// Narrow.
    public static let compressed = Width(name: "compressed")
    /// A little narrow.
    public static let condensed = Width(name: "condensed")
    /// As usual.
    public static let standard = Width(name: "standard")
    /// Wide.
    public static let expanded = Width(name: "expanded")
  }

  /// A design of letters.
  public enum Design: Hashable, Sendable {
    /// As usual.
    case `default`
    /// With serifs.
    case serif
    /// Rounded.
    case rounded
    /// Of one width.
    case monospaced
  }

  /// A distance of lines.
  public enum Leading: Hashable, Sendable {
    /// As usual.
    case standard
    /// Near.
    case tight
    /// Far.
    case loose
  }
}
