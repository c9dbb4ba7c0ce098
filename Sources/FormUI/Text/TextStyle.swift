import Foundation

extension Text {
  nonisolated func with(_ name: String, _ value: Any? = nil) -> Text {
    var copy = self
    copy.attributes.insert(Attribute(name: name, value: value), at: 0)
    return copy
  }

  /// Sets the font.
  public nonisolated func font(_ font: Font?) -> Text { with("font", font) }
  /// Sets the weight of the font.
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> Text { with("fontWeight", weight) }
  /// Sets the width of the font.
  public nonisolated func fontWidth(_ width: Font.Width?) -> Text { with("fontWidth", width) }
  /// Sets the design of the font.
  public nonisolated func fontDesign(_ design: Font.Design?) -> Text { with("fontDesign", design) }
  /// Makes the text bold.
  public nonisolated func bold() -> Text { with("bold") }
  /// Makes the text bold or not.
  public nonisolated func bold(_ isActive: Bool) -> Text { with("bold", isActive) }
  /// Makes the text italic.
  public nonisolated func italic() -> Text { with("italic") }
  /// Makes the text italic or not.
  public nonisolated func italic(_ isActive: Bool) -> Text { with("italic", isActive) }
  /// Uses a font of fixed width.
  public nonisolated func monospaced(_ isActive: Bool = true) -> Text {
    with("monospaced", isActive)
  }
  /// Uses digits of fixed width.
  public nonisolated func monospacedDigit() -> Text { with("monospacedDigit") }
  /// Sets the colour of the text.
  public nonisolated func foregroundColor(_ color: Color?) -> Text {
    with("foregroundColor", color)
  }
  /// Sets the style of the text.
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    with("foregroundStyle", style)
  }
  /// Underlines the text.
  public nonisolated func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    with("underline", isActive)
  }
  /// Underlines the text in a pattern.
  public nonisolated func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    with("underline", isActive)
  }
  /// Strikes the text through.
  public nonisolated func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    with("strikethrough", isActive)
  }
  /// Strikes the text through in a pattern.
  public nonisolated func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    with("strikethrough", isActive)
  }
  /// Sets the spacing of letter pairs.
  public nonisolated func kerning(_ kerning: CGFloat) -> Text { with("kerning", kerning) }
  /// Sets the spacing of letters.
  public nonisolated func tracking(_ tracking: CGFloat) -> Text { with("tracking", tracking) }
  /// Moves the text off its line.
  public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    with("baselineOffset", baselineOffset)
  }
  /// Sets the size of the text.
  public nonisolated func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text {
    with("textScale", scale)
  }
  /// Sets what assistive technology says for the text.
  public nonisolated func accessibilityLabel(_ label: Text) -> Text {
    with("accessibilityLabel", label)
  }
  /// Sets what assistive technology says for the text.
  public nonisolated func accessibilityLabel(_ key: LocalizedStringKey) -> Text {
    with("accessibilityLabel", Text(key))
  }
  /// Sets what assistive technology says for the text.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text {
    with("accessibilityLabel", Text(label))
  }
  /// Sets how deep a heading the text is.
  public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text {
    with("accessibilityHeading", level)
  }
  /// Spells the characters out.
  public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> Text {
    with("speechSpellsOutCharacters", value)
  }

  /// A size of text relative to its surroundings.
  public struct Scale: Hashable, Sendable {
    let name: String
    /// The usual size.
    public static let `default` = Scale(name: "default")
    /// Smaller than usual.
    public static let secondary = Scale(name: "secondary")
  }

  /// A line under or through text.
  public struct LineStyle: Hashable, Sendable {
    /// The pattern of a line.
    public enum Pattern: Sendable {
      /// Without gaps.
      case solid
      /// Dots.
      case dot
      /// Dashes.
      case dash
      /// Dashes and dots.
      case dashDot
      /// Dashes and two dots.
      case dashDotDot
    }

    let pattern: Pattern

    /// Makes a line.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
    }

    /// A line without gaps.
    public static let single = LineStyle()
  }

  /// The case of letters.
  public enum Case: Sendable {
    /// All capitals.
    case uppercase
    /// No capitals.
    case lowercase
  }

  /// Where a text that is too long is cut.
  public enum TruncationMode: Sendable {
    /// At the start.
    case head
    /// At the end.
    case tail
    /// In the middle.
    case middle
  }
}

extension Text.Case? {
  func applied(to text: String) -> String {
    switch self {
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    case nil: text
    }
  }
}
