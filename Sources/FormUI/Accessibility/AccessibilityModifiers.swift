import Foundation

extension View {
  /// Names the view for assistive technology.
  public nonisolated func accessibilityLabel(_ label: Text) -> some View {
    recorded("accessibilityLabel", label)
  }
  /// Names the view for assistive technology.
  public nonisolated func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
    recorded(isEnabled ? "accessibilityLabel" : "_unused", label)
  }
  /// Names the view for assistive technology by views.
  public nonisolated func accessibilityLabel<V: View>(
    @ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> V
  ) -> some View {
    recorded("accessibilityLabelContent")
  }
  /// Names the view for assistive technology.
  public nonisolated func accessibilityLabel(_ titleKey: LocalizedStringKey) -> some View {
    recorded("accessibilityLabel", Text(titleKey))
  }

  /// Names the view for assistive technology.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ title: S) -> some View {
    recorded("accessibilityLabel", Text(title))
  }

  /// Names the view for assistive technology.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel(_ titleResource: LocalizedStringResource) -> some View
  {
    recorded("accessibilityLabel", Text(titleResource))
  }
  /// Says what the view does.
  public nonisolated func accessibilityHint(_ value: Text) -> some View {
    recorded("accessibilityHint", value)
  }
  /// Says what the view does.
  public nonisolated func accessibilityHint(_ titleKey: LocalizedStringKey) -> some View {
    recorded("accessibilityHint", Text(titleKey))
  }

  /// Says what the view does.
  @_disfavoredOverload
  public nonisolated func accessibilityHint<S: StringProtocol>(_ title: S) -> some View {
    recorded("accessibilityHint", Text(title))
  }

  /// Says what the view does.
  @_disfavoredOverload
  public nonisolated func accessibilityHint(_ titleResource: LocalizedStringResource) -> some View {
    recorded("accessibilityHint", Text(titleResource))
  }
  /// Says which value the view has.
  public nonisolated func accessibilityValue(_ value: Text) -> some View {
    recorded("accessibilityValue", value)
  }
  /// Says which value the view has.
  public nonisolated func accessibilityValue(_ titleKey: LocalizedStringKey) -> some View {
    recorded("accessibilityValue", Text(titleKey))
  }

  /// Says which value the view has.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(_ title: S) -> some View {
    recorded("accessibilityValue", Text(title))
  }

  /// Says which value the view has.
  @_disfavoredOverload
  public nonisolated func accessibilityValue(_ titleResource: LocalizedStringResource) -> some View
  {
    recorded("accessibilityValue", Text(titleResource))
  }
  /// Names the view for tests; nobody sees or hears it.
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View {
    recorded("accessibilityIdentifier", identifier)
  }
  /// Names the view for tests when a condition holds.
  public nonisolated func accessibilityIdentifier(
    _ identifier: String, isEnabled: Bool
  ) -> some View {
    recorded(isEnabled ? "accessibilityIdentifier" : "_unused", identifier)
  }
  /// Hides the view from assistive technology.
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View {
    recorded("accessibilityHidden", hidden)
  }
  /// Hides the view from assistive technology when a condition holds.
  public nonisolated func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
    recorded("accessibilityHidden", hidden && isEnabled)
  }
  /// Makes one element of the view.
  public nonisolated func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    recorded("accessibilityElement", children)
  }
  /// Gives the view children for assistive technology.
  public nonisolated func accessibilityChildren<V: View>(
    @ViewBuilder children: () -> V
  ) -> some View {
    recorded("accessibilityChildren")
  }
  /// Adds traits.
  public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    recorded("accessibilityAddTraits", traits)
  }
  /// Removes traits.
  public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    recorded("accessibilityRemoveTraits", traits)
  }
  /// Adds an action.
  public nonisolated func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    recorded("accessibilityAction")
  }
  /// Adds a named action.
  public nonisolated func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> some View {
    recorded("accessibilityAction", name)
  }
  /// Adds a named action.
  public nonisolated func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View {
    recorded("accessibilityAction", Text(nameKey))
  }
  /// Adds a named action.
  @_disfavoredOverload
  public nonisolated func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> some View {
    recorded("accessibilityAction", Text(name))
  }
  /// Adds actions.
  public nonisolated func accessibilityActions<V: View>(
    @ViewBuilder _ content: () -> V
  ) -> some View {
    recorded("accessibilityActions")
  }
  /// Says how the value is made more or less.
  public nonisolated func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    recorded("accessibilityAdjustableAction")
  }
  /// Says how the view scrolls.
  public nonisolated func accessibilityScrollAction(
    _ handler: @escaping (Edge) -> Void
  ) -> some View {
    recorded("accessibilityScrollAction")
  }
  /// Names the view for spoken commands.
  public nonisolated func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
    recorded("accessibilityInputLabels", inputLabels)
  }
  /// Names the view for spoken commands.
  public nonisolated func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey]
  ) -> some View {
    recorded("accessibilityInputLabels")
  }
  /// Names the view for spoken commands.
  @_disfavoredOverload
  public nonisolated func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S]
  ) -> some View {
    recorded("accessibilityInputLabels")
  }
  /// Says in which order elements come.
  public nonisolated func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    recorded("accessibilitySortPriority", sortPriority)
  }
  /// Says how deep a heading the view is.
  public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    recorded("accessibilityHeading", level)
  }
  /// Stands for another view.
  public nonisolated func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View {
    recorded("accessibilityRepresentation")
  }
  /// Says what kind of text it is.
  public nonisolated func accessibilityTextContentType(
    _ value: AccessibilityTextContentType
  ) -> some View {
    recorded("accessibilityTextContentType", value)
  }
  /// Says whether colours may be inverted.
  public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    recorded("accessibilityIgnoresInvertColors", active)
  }
  /// Shows a large form of the content.
  public nonisolated func accessibilityShowsLargeContentViewer() -> some View {
    recorded("accessibilityShowsLargeContentViewer")
  }
  /// Says where a tap goes.
  public nonisolated func accessibilityActivationPoint(_ point: UnitPoint) -> some View {
    recorded("accessibilityActivationPoint", point)
  }
  /// Says whether the view reacts.
  public nonisolated func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> some View {
    recorded("accessibilityRespondsToUserInteraction", respondsToUserInteraction)
  }
  /// Pairs a label with its content.
  public nonisolated func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View {
    recorded("accessibilityLabeledPair")
  }
  /// Ties the focus of assistive technology to a flag.
  public nonisolated func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View {
    recorded("accessibilityFocused")
  }
  /// Ties the focus of assistive technology to a value.
  public nonisolated func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View {
    recorded("accessibilityFocused", value)
  }
  /// Names the view for assistive technology, in the old spelling.
  public nonisolated func accessibility(label: Text) -> some View {
    recorded("accessibilityLabel", label)
  }
  /// Says which value the view has, in the old spelling.
  public nonisolated func accessibility(value: Text) -> some View {
    recorded("accessibilityValue", value)
  }
  /// Says what the view does, in the old spelling.
  public nonisolated func accessibility(hint: Text) -> some View {
    recorded("accessibilityHint", hint)
  }
  /// Names the view for tests, in the old spelling.
  public nonisolated func accessibility(identifier: String) -> some View {
    recorded("accessibilityIdentifier", identifier)
  }
  /// Hides the view from assistive technology, in the old spelling.
  public nonisolated func accessibility(hidden: Bool) -> some View {
    recorded("accessibilityHidden", hidden)
  }
  /// Adds traits, in the old spelling.
  public nonisolated func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    recorded("accessibilityAddTraits", traits)
  }
  /// Removes traits, in the old spelling.
  public nonisolated func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    recorded("accessibilityRemoveTraits", traits)
  }
  /// Says in which order elements come, in the old spelling.
  public nonisolated func accessibility(sortPriority: Double) -> some View {
    recorded("accessibilitySortPriority", sortPriority)
  }
}

/// Stands for a view that is being described.
public struct PlaceholderContentView<Value>: View {
  /// Shows nothing.
  @MainActor public static func _update(_ node: _Node, _ view: Self) {}
}

/// What becomes of the children of an element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  let name: String
  /// They are left out.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  /// They stay elements.
  public static let contain = AccessibilityChildBehavior(name: "contain")
  /// They are put together.
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// What assistive technology should know of an element.
public struct AccessibilityTraits: SetAlgebra, Hashable, Sendable {
  private var bits: Set<Int> = []
  /// No trait.
  public init() {}
  private init(_ bit: Int) { bits = [bit] }
  /// A button.
  public static let isButton = AccessibilityTraits(0)
  /// A heading.
  public static let isHeader = AccessibilityTraits(1)
  /// Selected.
  public static let isSelected = AccessibilityTraits(2)
  /// A link.
  public static let isLink = AccessibilityTraits(3)
  /// A search field.
  public static let isSearchField = AccessibilityTraits(4)
  /// A picture.
  public static let isImage = AccessibilityTraits(5)
  /// Plays a sound.
  public static let playsSound = AccessibilityTraits(6)
  /// A key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits(7)
  /// Text that does not change.
  public static let isStaticText = AccessibilityTraits(8)
  /// Sums up the screen.
  public static let isSummaryElement = AccessibilityTraits(9)
  /// Changes often.
  public static let updatesFrequently = AccessibilityTraits(10)
  /// Starts a sound or film.
  public static let startsMediaSession = AccessibilityTraits(11)
  /// Can be touched directly.
  public static let allowsDirectInteraction = AccessibilityTraits(12)
  /// Turns the page.
  public static let causesPageTurn = AccessibilityTraits(13)
  /// Takes all touches.
  public static let isModal = AccessibilityTraits(14)
  /// A toggle.
  public static let isToggle = AccessibilityTraits(15)
  /// A bar of tabs.
  public static let isTabBar = AccessibilityTraits(16)
  /// Whether a trait is there.
  public func contains(_ member: AccessibilityTraits) -> Bool { bits.isSuperset(of: member.bits) }
  /// Both.
  public func union(_ other: Self) -> Self { var copy = self; copy.formUnion(other); return copy }
  /// What both have.
  public func intersection(_ other: Self) -> Self {
    var copy = self; copy.formIntersection(other); return copy
  }
  /// What only one has.
  public func symmetricDifference(_ other: Self) -> Self {
    var copy = self; copy.formSymmetricDifference(other); return copy
  }
  /// Adds a trait.
  @discardableResult
  public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isNew = !contains(newMember)
    bits.formUnion(newMember.bits)
    return (isNew, newMember)
  }
  /// Removes a trait.
  @discardableResult
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    let was = contains(member)
    bits.subtract(member.bits)
    return was ? member : nil
  }
  /// Adds a trait.
  @discardableResult
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    insert(newMember).inserted ? nil : newMember
  }
  /// Adds traits.
  public mutating func formUnion(_ other: Self) { bits.formUnion(other.bits) }
  /// Keeps what both have.
  public mutating func formIntersection(_ other: Self) { bits.formIntersection(other.bits) }
  /// Keeps what only one has.
  public mutating func formSymmetricDifference(_ other: Self) {
    bits.formSymmetricDifference(other.bits)
  }
}

/// A kind of action.
public struct AccessibilityActionKind: Hashable, Sendable {
  let name: String
  /// As a tap.
  public static let `default` = AccessibilityActionKind(name: "default")
  /// Goes back.
  public static let escape = AccessibilityActionKind(name: "escape")
  /// The most important one.
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
  /// Shows a menu.
  public static let showMenu = AccessibilityActionKind(name: "showMenu")
  /// Deletes.
  public static let delete = AccessibilityActionKind(name: "delete")
  /// Named.
  public init(named name: Text) { self.name = "named" }
  private init(name: String) { self.name = name }
}

/// More or less.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// More.
  case increment
  /// Less.
  case decrement
}

/// A kind of text.
public enum AccessibilityTextContentType: Sendable {
  /// Usual text.
  case plain
  /// Source code.
  case sourceCode
  /// Messages.
  case messaging
  /// A story.
  case narrative
  /// A table.
  case spreadsheet
  /// A document.
  case wordProcessing
  /// A file system.
  case fileSystem
  /// A terminal.
  case console
}

/// A part of a pair.
public enum AccessibilityLabeledPairRole: Sendable {
  /// The label.
  case label
  /// The content.
  case content
}

/// Where the focus of assistive technology is; it never moves here.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  @State private var value: Value

  /// Whether a view has the focus.
  public init() where Value == Bool { _value = State(wrappedValue: false) }
  /// Which view has the focus.
  public init<T: Hashable>() where Value == T? { _value = State(wrappedValue: nil) }
  /// Whether a view has the focus of a technology.
  public init(for technologies: AccessibilityTechnologies) where Value == Bool {
    _value = State(wrappedValue: false)
  }
  /// Which view has the focus of a technology.
  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? {
    _value = State(wrappedValue: nil)
  }

  /// The focus.
  public var wrappedValue: Value {
    get { value }
    nonmutating set { value = newValue }
  }

  /// A binding to the focus.
  public var projectedValue: Binding { Binding(source: $value) }

  /// A binding to the focus of assistive technology.
  @propertyWrapper
  public struct Binding {
    let source: FormUI.Binding<Value>
    /// The focus.
    public var wrappedValue: Value {
      get { source.wrappedValue }
      nonmutating set { source.wrappedValue = newValue }
    }
    /// The binding itself.
    public var projectedValue: Binding { self }
  }
}

/// Assistive technologies.
public struct AccessibilityTechnologies: OptionSet, Sendable {
  /// The technologies as bits.
  public let rawValue: Int
  /// Makes a set of technologies.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Speaks.
  public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
  /// Is used by switches.
  public static let switchControl = AccessibilityTechnologies(rawValue: 2)
}
