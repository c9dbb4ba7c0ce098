import Foundation

/// One or both directions.
public enum Axis: Int8, CaseIterable, Sendable {
  /// Left and right.
  case horizontal
  /// Up and down.
  case vertical

  /// A set of directions.
  public struct Set: OptionSet, Sendable {
    /// The directions as bits.
    public let rawValue: Int8
    /// Makes a set of directions.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Left and right.
    public static let horizontal = Axis.Set(rawValue: 1)
    /// Up and down.
    public static let vertical = Axis.Set(rawValue: 2)
  }
}

/// An edge of a rectangle.
public enum Edge: Int8, CaseIterable, Sendable {
  /// Above.
  case top
  /// Where reading starts.
  case leading
  /// Below.
  case bottom
  /// Where reading ends.
  case trailing

  /// A set of edges.
  public struct Set: OptionSet, Sendable {
    /// The edges as bits.
    public let rawValue: Int8
    /// Makes a set of edges.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// A set of one edge.
    public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }
    /// Above.
    public static let top = Edge.Set(rawValue: 1)
    /// Where reading starts.
    public static let leading = Edge.Set(rawValue: 2)
    /// Below.
    public static let bottom = Edge.Set(rawValue: 4)
    /// Where reading ends.
    public static let trailing = Edge.Set(rawValue: 8)
    /// All four.
    public static let all: Edge.Set = [.top, .leading, .bottom, .trailing]
    /// Both sides.
    public static let horizontal: Edge.Set = [.leading, .trailing]
    /// Above and below.
    public static let vertical: Edge.Set = [.top, .bottom]
  }
}

/// An edge at the side.
public enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable {
  /// Where reading starts.
  case leading
  /// Where reading ends.
  case trailing

  /// A set of edges.
  public struct Set: OptionSet, Sendable {
    /// The edges as bits.
    public let rawValue: Int8
    /// Makes a set of edges.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Where reading starts.
    public static let leading = HorizontalEdge.Set(rawValue: 1)
    /// Where reading ends.
    public static let trailing = HorizontalEdge.Set(rawValue: 2)
    /// Both.
    public static let all: HorizontalEdge.Set = [.leading, .trailing]
  }
}

/// An edge above or below.
public enum VerticalEdge: Int8, CaseIterable, Codable, Sendable {
  /// Above.
  case top
  /// Below.
  case bottom

  /// A set of edges.
  public struct Set: OptionSet, Sendable {
    /// The edges as bits.
    public let rawValue: Int8
    /// Makes a set of edges.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Above.
    public static let top = VerticalEdge.Set(rawValue: 1)
    /// Below.
    public static let bottom = VerticalEdge.Set(rawValue: 2)
    /// Both.
    public static let all: VerticalEdge.Set = [.top, .bottom]
  }
}

/// Distances from the edges.
public struct EdgeInsets: Equatable, Sendable {
  /// From above.
  public var top: CGFloat
  /// From where reading starts.
  public var leading: CGFloat
  /// From below.
  public var bottom: CGFloat
  /// From where reading ends.
  public var trailing: CGFloat

  /// Makes distances.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No distance.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }
}

/// A place inside a rectangle of side one.
public struct UnitPoint: Hashable, Sendable {
  /// From the left.
  public var x: CGFloat
  /// From above.
  public var y: CGFloat

  /// The upper left corner.
  public init() {
    self.init(x: 0, y: 0)
  }

  /// Makes a place.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The upper left corner.
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the left edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the right edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the upper edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the lower edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The upper left corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The upper right corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The lower left corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The lower right corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

/// An angle.
public struct Angle: Hashable, Comparable, Sendable {
  /// The angle in radians.
  public var radians: Double
  /// The angle in degrees.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// No angle.
  public init() {
    radians = 0
  }

  /// An angle in radians.
  public init(radians: Double) {
    self.radians = radians
  }

  /// An angle in degrees.
  public init(degrees: Double) {
    radians = degrees * .pi / 180
  }

  /// An angle in radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  /// An angle in degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  /// No angle.
  public static let zero = Angle()

  /// The smaller angle.
  public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }
}

/// How children are placed in width.
public struct HorizontalAlignment: Hashable, Sendable {
  let name: String

  init(name: String) {
    self.name = name
  }

  /// An alignment of one's own.
  public init(_ id: any AlignmentID.Type) {
    name = String(describing: id)
  }

  /// At the start of reading.
  public static let leading = HorizontalAlignment(name: "leading")
  /// In the middle.
  public static let center = HorizontalAlignment(name: "center")
  /// At the end of reading.
  public static let trailing = HorizontalAlignment(name: "trailing")
  /// At the start of the row's line.
  public static let listRowSeparatorLeading = HorizontalAlignment(name: "listRowSeparatorLeading")
  /// At the end of the row's line.
  public static let listRowSeparatorTrailing = HorizontalAlignment(name: "listRowSeparatorTrailing")
}

/// How children are placed in height.
public struct VerticalAlignment: Hashable, Sendable {
  let name: String

  init(name: String) {
    self.name = name
  }

  /// An alignment of one's own.
  public init(_ id: any AlignmentID.Type) {
    name = String(describing: id)
  }

  /// Above.
  public static let top = VerticalAlignment(name: "top")
  /// In the middle.
  public static let center = VerticalAlignment(name: "center")
  /// Below.
  public static let bottom = VerticalAlignment(name: "bottom")
  /// On the line of the first text.
  public static let firstTextBaseline = VerticalAlignment(name: "firstTextBaseline")
  /// On the line of the last text.
  public static let lastTextBaseline = VerticalAlignment(name: "lastTextBaseline")
}

/// How children are placed.
public struct Alignment: Hashable, Sendable {
  /// In width.
  public var horizontal: HorizontalAlignment
  /// In height.
  public var vertical: VerticalAlignment

  /// Makes an alignment.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// In the middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// At the start of reading.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// At the end of reading.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// Above.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// Below.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// In the upper corner where reading starts.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// In the upper corner where reading ends.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// In the lower corner where reading starts.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// In the lower corner where reading ends.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// On the line of the first text, at the start.
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  /// On the line of the first text, in the middle.
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
}

/// An alignment of one's own.
public protocol AlignmentID {
  /// The value where nothing else was said.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// The size of a view in its own space.
public struct ViewDimensions: Equatable {
  /// The width.
  public var width: CGFloat = 100
  /// The height.
  public var height: CGFloat = 44

  /// The place of a guide.
  public subscript(guide: HorizontalAlignment) -> CGFloat { 0 }
  /// The place of a guide.
  public subscript(guide: VerticalAlignment) -> CGFloat { 0 }
}

/// How lines of text are placed.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  /// At the start of reading.
  case leading
  /// In the middle.
  case center
  /// At the end of reading.
  case trailing
}

/// Whether something is shown.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// The platform decides.
  case automatic
  /// Shown.
  case visible
  /// Not shown.
  case hidden
}

/// How strong something stands out.
public enum Prominence: Sendable {
  /// As usual.
  case standard
  /// More than usual.
  case increased
}

/// How strong a background is.
public struct BackgroundProminence: Hashable, Sendable {
  private let name: String
  /// As usual.
  public static let standard = BackgroundProminence(name: "standard")
  /// More than usual.
  public static let increased = BackgroundProminence(name: "increased")
}

/// Light or dark.
public enum ColorScheme: CaseIterable, Sendable {
  /// Dark on light.
  case light
  /// Light on dark.
  case dark
}

/// The contrast of colours.
public enum ColorSchemeContrast: CaseIterable, Sendable {
  /// As usual.
  case standard
  /// More than usual.
  case increased
}

/// The user's text size.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  /// The smallest.
  case xSmall
  /// Smaller.
  case small
  /// Small.
  case medium
  /// The usual size.
  case large
  /// Larger.
  case xLarge
  /// Larger still.
  case xxLarge
  /// The largest of the usual sizes.
  case xxxLarge
  /// The first size for people who see badly.
  case accessibility1
  /// The second.
  case accessibility2
  /// The third.
  case accessibility3
  /// The fourth.
  case accessibility4
  /// The fifth.
  case accessibility5

  /// Whether the size is for people who see badly.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

/// The old name of the user's text size.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  /// The smallest.
  case extraSmall
  /// Smaller.
  case small
  /// Small.
  case medium
  /// The usual size.
  case large
  /// Larger.
  case extraLarge
  /// Larger still.
  case extraExtraLarge
  /// The largest of the usual sizes.
  case extraExtraExtraLarge
  /// The first size for people who see badly.
  case accessibilityMedium
  /// The second.
  case accessibilityLarge
  /// The third.
  case accessibilityExtraLarge
  /// The fourth.
  case accessibilityExtraExtraLarge
  /// The fifth.
  case accessibilityExtraExtraExtraLarge
}

/// The direction of reading.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  /// As English is read.
  case leftToRight
  /// As Arabic is read.
  case rightToLeft
}

/// How much room there is.
public enum UserInterfaceSizeClass: Sendable {
  /// Little.
  case compact
  /// Much.
  case regular
}

/// Whether the app is in front.
public enum ScenePhase: Comparable, Sendable {
  /// Not on the screen.
  case background
  /// On the screen, but not used.
  case inactive
  /// Used.
  case active
}

/// The size of controls.
public enum ControlSize: CaseIterable, Sendable {
  /// The smallest.
  case mini
  /// Small.
  case small
  /// The usual size.
  case regular
  /// Large.
  case large
  /// The largest.
  case extraLarge
}

/// Whether a window is in front.
public enum ControlActiveState: CaseIterable, Sendable {
  /// It gets the keys.
  case key
  /// It is in front.
  case active
  /// It is not in front.
  case inactive
}

/// Why content is hidden.
public struct RedactionReasons: OptionSet, Sendable {
  /// The reasons as bits.
  public let rawValue: Int
  /// Makes a set of reasons.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// It stands for content to come.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// It is private.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// It is out of date.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

/// How symbols are drawn.
public struct SymbolRenderingMode: Hashable, Sendable {
  private let name: String
  /// In one colour.
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  /// In their own colours.
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
  /// In shades of one colour.
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  /// In the colours of the style.
  public static let palette = SymbolRenderingMode(name: "palette")
}

/// Variants of symbols.
public struct SymbolVariants: Hashable, Sendable {
  private let name: String
  /// As they are.
  public static let none = SymbolVariants(name: "none")
  /// Filled.
  public static let fill = SymbolVariants(name: "fill")
  /// In a circle.
  public static let circle = SymbolVariants(name: "circle")
  /// In a square.
  public static let square = SymbolVariants(name: "square")
  /// In a rectangle.
  public static let rectangle = SymbolVariants(name: "rectangle")
  /// Struck through.
  public static let slash = SymbolVariants(name: "slash")
  /// The same, filled.
  public var fill: SymbolVariants { SymbolVariants(name: name + ".fill") }
  /// The same, in a circle.
  public var circle: SymbolVariants { SymbolVariants(name: name + ".circle") }
  /// The same, in a square.
  public var square: SymbolVariants { SymbolVariants(name: name + ".square") }
  /// The same, struck through.
  public var slash: SymbolVariants { SymbolVariants(name: name + ".slash") }
}

/// A place in the tree that is looked up by name.
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// The name.
  public struct ID: Hashable, Sendable {
    let value: ObjectIdentifier?
  }

  private var id = ID(value: nil)

  /// Makes a namespace.
  public init() {}

  /// The name.
  public var wrappedValue: ID { id }
}

extension Namespace: StoredProperty {
  mutating func install(into slot: inout AnyObject?, of node: _Node) {
    let token = slot ?? NSObject()
    slot = token
    id = ID(value: ObjectIdentifier(token))
  }
}
