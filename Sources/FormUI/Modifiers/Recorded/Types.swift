import Foundation

/// Whether content fits or fills its room.
public enum ContentMode: CaseIterable, Sendable {
  /// All of it can be seen.
  case fit
  /// The room is filled.
  case fill
}

/// Regions beside the safe area.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// The regions as bits.
  public let rawValue: UInt
  /// Makes a set of regions.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Of the container.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// Of the keyboard.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All.
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

/// What a shape is for.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// The kinds as bits.
  public let rawValue: Int
  /// Makes a set of kinds.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Touches.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// The picture while dragging.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// The picture of a context menu.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// A pointer.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// Assistive technology.
  public static let accessibility = ContentShapeKinds(rawValue: 16)
}

/// A named space.
public struct NamedCoordinateSpace: Hashable, Sendable {
  let name: String
  /// A space by name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: String(describing: name))
  }
}

/// What moves to another view's place.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// The properties as bits.
  public let rawValue: UInt32
  /// Makes a set of properties.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The place.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Both.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// Whether text can be selected.
public protocol TextSelectability {
  /// Whether it can.
  static var allowsSelection: Bool { get }
}

/// Text can be selected.
public struct EnabledTextSelectability: TextSelectability, Sendable {
  /// It can.
  public static let allowsSelection = true
}

/// Text can't be selected.
public struct DisabledTextSelectability: TextSelectability, Sendable {
  /// It can't.
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Text can be selected.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Text can't be selected.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

/// Glass.
public struct Glass: Equatable, Sendable {
  private let name: String
  /// As usual.
  public static let regular = Glass(name: "regular")
  /// Clear.
  public static let clear = Glass(name: "clear")
  /// None.
  public static let identity = Glass(name: "identity")
  /// The same in a colour.
  public func tint(_ color: Color?) -> Glass { self }
  /// The same, reacting to touches.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// The shape that glass has where none was given.
public struct DefaultGlassEffectShape: Shape {
  /// Makes the shape.
  public nonisolated init() {}
  /// The outline.
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
}

/// A movement of symbols.
public protocol SymbolEffect {}

/// A movement by name.
public struct NamedSymbolEffect: SymbolEffect, Sendable {
  let name: String
  /// The same, upwards.
  public var up: NamedSymbolEffect { self }
  /// The same, downwards.
  public var down: NamedSymbolEffect { self }
  /// The same, layer by layer.
  public var byLayer: NamedSymbolEffect { self }
  /// The same, all at once.
  public var wholeSymbol: NamedSymbolEffect { self }
  /// The same, one after the other.
  public var iterative: NamedSymbolEffect { self }
  /// The same, adding up.
  public var cumulative: NamedSymbolEffect { self }
  /// The same, there and back.
  public var reversing: NamedSymbolEffect { self }
}

extension SymbolEffect where Self == NamedSymbolEffect {
  /// It bounces.
  public static var bounce: NamedSymbolEffect { .init(name: "bounce") }
  /// It pulses.
  public static var pulse: NamedSymbolEffect { .init(name: "pulse") }
  /// Its colours change.
  public static var variableColor: NamedSymbolEffect { .init(name: "variableColor") }
  /// It grows.
  public static var scale: NamedSymbolEffect { .init(name: "scale") }
  /// It appears.
  public static var appear: NamedSymbolEffect { .init(name: "appear") }
  /// It disappears.
  public static var disappear: NamedSymbolEffect { .init(name: "disappear") }
  /// It is replaced.
  public static var replace: NamedSymbolEffect { .init(name: "replace") }
  /// It wiggles.
  public static var wiggle: NamedSymbolEffect { .init(name: "wiggle") }
  /// It rotates.
  public static var rotate: NamedSymbolEffect { .init(name: "rotate") }
  /// It breathes.
  public static var breathe: NamedSymbolEffect { .init(name: "breathe") }
}

/// How a movement of symbols runs.
public struct SymbolEffectOptions: Sendable {
  /// As usual.
  public static let `default` = SymbolEffectOptions()
  /// Again and again.
  public static let repeating = SymbolEffectOptions()
  /// Once.
  public static let nonRepeating = SymbolEffectOptions()
  /// Several times.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// At a speed.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// At a speed.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
  /// Several times.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
}

extension SensoryFeedback {
  /// A touch of a weight.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    .impact
  }
  /// A touch of a softness.
  public static func impact(
    flexibility: Flexibility, intensity: Double = 1
  ) -> SensoryFeedback { .impact }

  /// How heavy a touch is.
  public enum Weight: Sendable {
    /// Light.
    case light
    /// Medium.
    case medium
    /// Heavy.
    case heavy
  }

  /// How soft a touch is.
  public enum Flexibility: Sendable {
    /// Rigid.
    case rigid
    /// Solid.
    case solid
    /// Soft.
    case soft
  }
}

extension ButtonBorderShape {
  /// A rectangle with round corners of a radius.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { .roundedRectangle }
}

extension PresentationBackgroundInteraction {
  /// Only up to a height.
  public static func enabled(
    upThrough detent: PresentationDetent
  ) -> PresentationBackgroundInteraction { .enabled }
}

extension ListSectionSpacing {
  /// A distance of one's own.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { .compact }
}

extension ScrollTransitionConfiguration {
  /// Animated.
  public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration { .animated }
}

/// The height of a sheet.
public struct PresentationDetent: Hashable, Sendable {
  private let name: String
  /// Half of the screen.
  public static let medium = PresentationDetent(name: "medium")
  /// The whole screen.
  public static let large = PresentationDetent(name: "large")
  /// A part of the screen.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "fraction(\(fraction))")
  }
  /// A height.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "height(\(height))")
  }
  /// A height of one's own.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(name: String(describing: type))
  }
}

/// A height of one's own.
public protocol CustomPresentationDetent {
  /// The height.
  static func height(in context: PresentationDetent.Context) -> CGFloat?
}

extension PresentationDetent {
  /// What a height can depend on.
  public struct Context: Sendable {
    /// The largest height.
    public let maxDetentValue: CGFloat = 800
  }
}

/// The size of a sheet.
public protocol PresentationSizing {}

/// A size by name.
public struct NamedPresentationSizing: PresentationSizing, Sendable {
  /// The same, as the content needs.
  public func fitted(horizontal: Bool, vertical: Bool) -> NamedPresentationSizing { self }
}

extension PresentationSizing where Self == NamedPresentationSizing {
  /// The platform decides.
  public static var automatic: NamedPresentationSizing { NamedPresentationSizing() }
  /// As a form.
  public static var form: NamedPresentationSizing { NamedPresentationSizing() }
  /// As a page.
  public static var page: NamedPresentationSizing { NamedPresentationSizing() }
  /// As the content.
  public static var fitted: NamedPresentationSizing { NamedPresentationSizing() }
}

/// A transition of pages.
public protocol NavigationTransition {}

/// A transition by name.
public struct NamedNavigationTransition: NavigationTransition, Sendable {}

extension NavigationTransition where Self == NamedNavigationTransition {
  /// The platform decides.
  public static var automatic: NamedNavigationTransition { NamedNavigationTransition() }
  /// It grows out of a view.
  public static func zoom(
    sourceID: some Hashable, in namespace: Namespace.ID
  ) -> NamedNavigationTransition { NamedNavigationTransition() }
}

/// Where a scroll view is.
public struct ScrollPosition: Equatable, Sendable {
  /// At the start.
  public init(edge: Edge = .top) {}
  /// At a view by the type of its id.
  public init<ID: Hashable>(idType: ID.Type) {}
  /// Goes to an edge.
  public mutating func scrollTo(edge: Edge) {}
  /// Goes to a view.
  public mutating func scrollTo(id: some Hashable, anchor: UnitPoint? = nil) {}
}

/// Where scrolling stops.
public protocol ScrollTargetBehavior {}

/// Stops by name.
public struct NamedScrollTargetBehavior: ScrollTargetBehavior, Sendable {}

extension ScrollTargetBehavior where Self == NamedScrollTargetBehavior {
  /// At views.
  public static var viewAligned: NamedScrollTargetBehavior { NamedScrollTargetBehavior() }
  /// At pages.
  public static var paging: NamedScrollTargetBehavior { NamedScrollTargetBehavior() }
}

/// Where a view is while it scrolls.
public enum ScrollTransitionPhase: Sendable {
  /// Before.
  case topLeading
  /// In sight.
  case identity
  /// After.
  case bottomTrailing
  /// Whether it is in sight.
  public var isIdentity: Bool { self == .identity }
  /// How far out of sight it is.
  public var value: Double { 0 }
}

/// Something drawn by geometry.
public protocol VisualEffect {}

/// Nothing drawn by geometry.
public struct EmptyVisualEffect: VisualEffect, Sendable {
  /// Makes the effect.
  public init() {}
}

extension VisualEffect {
  /// Sets how opaque it is.
  public func opacity(_ opacity: Double) -> some VisualEffect { self }
  /// Makes it larger.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    self
  }
  /// Moves it.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { self }
  /// Blurs it.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { self }
  /// Turns it.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    self
  }
}

/// Where a scroll view is and how large its content is.
public struct ScrollGeometry: Equatable, Sendable {
  /// The place.
  public var contentOffset = CGPoint.zero
  /// The size of the content.
  public var contentSize = CGSize(width: 390, height: 844)
  /// The size of what can be seen.
  public var containerSize = CGSize(width: 390, height: 844)
  /// The insets.
  public var contentInsets = EdgeInsets()
  /// What can be seen.
  public var visibleRect = CGRect(x: 0, y: 0, width: 390, height: 844)
}

/// A pointer over a view.
public enum HoverPhase: Equatable, Sendable {
  /// It moves.
  case active(CGPoint)
  /// It has left.
  case ended
}

/// A direction of an arrow key.
public enum MoveCommandDirection: Sendable {
  /// Up.
  case up
  /// Down.
  case down
  /// Left.
  case left
  /// Right.
  case right
}

/// A pressed key.
public struct KeyPress: Sendable {
  /// The key.
  public let key: KeyEquivalent
  /// The characters.
  public let characters: String
  /// The modifiers.
  public let modifiers: EventModifiers
  /// The phase.
  public let phase: Phases

  /// Whether a key was used.
  public enum Result: Sendable {
    /// It was.
    case handled
    /// It was not.
    case ignored
  }

  /// Phases of a key.
  public struct Phases: OptionSet, Sendable {
    /// The phases as bits.
    public let rawValue: Int
    /// Makes a set of phases.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Pressed.
    public static let down = Phases(rawValue: 1)
    /// Held.
    public static let `repeat` = Phases(rawValue: 2)
    /// Let go.
    public static let up = Phases(rawValue: 4)
    /// All.
    public static let all: Phases = [.down, .repeat, .up]
  }
}

/// A type of files.
public struct UTType: Hashable, Sendable {
  /// Its name.
  public let identifier: String
  /// A type by name.
  public init?(_ identifier: String) { self.identifier = identifier }
  /// A type by the ending of a file's name.
  public init?(filenameExtension: String) { identifier = filenameExtension }
  /// A type of the app.
  public init(exportedAs identifier: String) { self.identifier = identifier }
  /// A type of another app.
  public init(importedAs identifier: String) { self.identifier = identifier }
  private init(name: String) { identifier = name }
  /// Text.
  public static let text = UTType(name: "public.text")
  /// Plain text.
  public static let plainText = UTType(name: "public.plain-text")
  /// Text in UTF-8.
  public static let utf8PlainText = UTType(name: "public.utf8-plain-text")
  /// JSON.
  public static let json = UTType(name: "public.json")
  /// XML.
  public static let xml = UTType(name: "public.xml")
  /// Values separated by commas.
  public static let commaSeparatedText = UTType(name: "public.comma-separated-values-text")
  /// A picture.
  public static let image = UTType(name: "public.image")
  /// A picture in PNG.
  public static let png = UTType(name: "public.png")
  /// A picture in JPEG.
  public static let jpeg = UTType(name: "public.jpeg")
  /// PDF.
  public static let pdf = UTType(name: "com.adobe.pdf")
  /// Data.
  public static let data = UTType(name: "public.data")
  /// Anything.
  public static let item = UTType(name: "public.item")
  /// Content.
  public static let content = UTType(name: "public.content")
  /// A folder.
  public static let folder = UTType(name: "public.folder")
  /// An address.
  public static let url = UTType(name: "public.url")
  /// An address of a file.
  public static let fileURL = UTType(name: "public.file-url")
  /// A film.
  public static let movie = UTType(name: "public.movie")
  /// Sound.
  public static let audio = UTType(name: "public.audio")
  /// An archive.
  public static let zip = UTType(name: "public.zip-archive")
}

/// Something that is dragged.
public final class NSItemProvider: NSObject {
  /// Makes an item.
  public override init() {}
  /// Makes an item of an object.
  public init(object: Any) {}
}

/// An activity that can be gone on with.
public final class NSUserActivity: NSObject {
  /// Its type.
  public let activityType: String
  /// Its title.
  public var title: String?
  /// Makes an activity.
  public init(activityType: String) { self.activityType = activityType }
}

/// A document that is a file.
public protocol FileDocument {
  /// The types that can be read.
  static var readableContentTypes: [UTType] { get }
  /// Reads a document.
  init(configuration: Self.ReadConfiguration) throws
  /// Writes the document.
  func fileWrapper(configuration: Self.WriteConfiguration) throws -> FileWrapper
  /// What is known while reading.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// What is known while writing.
  typealias WriteConfiguration = FileDocumentWriteConfiguration
}

/// What is known while reading.
public struct FileDocumentReadConfiguration {
  /// The type.
  public let contentType: UTType
  /// The file.
  public let file: FileWrapper
}

/// What is known while writing.
public struct FileDocumentWriteConfiguration {
  /// The type.
  public let contentType: UTType
  /// The file that was there.
  public let existingFile: FileWrapper?
}

/// A file in memory.
public final class FileWrapper: NSObject {
  /// The content.
  public let regularFileContents: Data?
  /// A file with content.
  public init(regularFileWithContents contents: Data) { regularFileContents = contents }
}

extension Image {
  /// A range of brightness.
  public struct DynamicRange: Hashable, Sendable {
    private let name: String
    /// The usual one.
    public static let standard = DynamicRange(name: "standard")
    /// More.
    public static let high = DynamicRange(name: "high")
  }
}

/// The size of a preview.
public enum PreviewLayout: Sendable {
  /// The device's.
  case device
  /// The content's.
  case sizeThatFits
  /// One size.
  case fixed(width: CGFloat, height: CGFloat)
}

/// The device of a preview.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// Its name.
  public let rawValue: String
  /// A device by name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A device by name.
  public init(stringLiteral value: String) { rawValue = value }
}

/// How a device is held.
public struct InterfaceOrientation: Hashable, Sendable {
  private let name: String
  /// Upright.
  public static let portrait = InterfaceOrientation(name: "portrait")
  /// Upside down.
  public static let portraitUpsideDown = InterfaceOrientation(name: "portraitUpsideDown")
  /// On its left side.
  public static let landscapeLeft = InterfaceOrientation(name: "landscapeLeft")
  /// On its right side.
  public static let landscapeRight = InterfaceOrientation(name: "landscapeRight")
}

/// The surroundings of a preview.
public protocol PreviewContext {}

/// Values of what has the focus.
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]
  /// No value.
  public init() {}
  /// The value of a key.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A key of the values of what has the focus.
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

/// A value of what has the focus; always nil here.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
  /// Reads the object of a type.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {}
  /// The value.
  public var wrappedValue: Value? { nil }
}

/// A binding of what has the focus; always nil here.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  /// Reads the binding at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}
  /// The value.
  public var wrappedValue: Value? {
    get { nil }
    nonmutating set {}
  }
  /// The binding.
  public var projectedValue: Binding<Value?> { .constant(nil) }
}

/// An object of what has the focus; always nil here.
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Looks for the object by its type.
  public init() {}
  /// The object.
  public var wrappedValue: ObjectType? { nil }
}
