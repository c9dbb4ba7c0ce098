/// Where the focus is, as a value that a view owns.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let initial: Value
  private var location: FocusLocation<Value>?

  /// A focus state says whether one view has the focus.
  public init() where Value == Bool {
    initial = false
  }

  /// A focus state says which view has the focus.
  public init<T: Hashable>() where Value == T? {
    initial = nil
  }

  /// The present focus; assigning moves it.
  public var wrappedValue: Value {
    get { location?.value ?? initial }
    nonmutating set {
      guard let location else {
        FormRuntime.warn(Diagnostics.outsideView("@FocusState"))
        return
      }
      location.request(newValue)
    }
  }

  /// A binding to the focus.
  public var projectedValue: FocusState<Value>.Binding {
    Binding(location: location ?? FocusLocation(initial, owner: nil))
  }

  /// A binding to a focus state.
  @propertyWrapper
  public struct Binding {
    let location: FocusLocation<Value>

    init(location: FocusLocation<Value>) {
      self.location = location
    }

    /// Takes a binding as the property's storage.
    public init(projectedValue: FocusState<Value>.Binding) {
      self = projectedValue
    }

    /// The present focus; assigning moves it.
    public var wrappedValue: Value {
      get { location.value }
      nonmutating set { location.request(newValue) }
    }

    /// The binding itself.
    public var projectedValue: FocusState<Value>.Binding { self }
  }
}

extension FocusState: @unchecked Sendable where Value: Sendable {}
extension FocusState.Binding: @unchecked Sendable where Value: Sendable {}
extension FocusState.Binding: DynamicProperty {}

extension FocusState: StoredProperty {
  mutating func install(into slot: inout AnyObject?, of node: _Node) {
    if let known = slot as? FocusLocation<Value> {
      location = known
      return
    }
    let made = FocusLocation(initial, owner: node)
    slot = made
    location = made
  }
}

/// A focus state of any type.
class AnyFocusLocation: @unchecked Sendable {
  /// Takes the value of the view that got the focus; nil resets.
  func reflect(_ value: AnyHashable?) {}

  /// The present value for messages; nil when it stands for no focus.
  var current: AnyHashable? { nil }
}

/// Where the value of a focus state lives.
final class FocusLocation<Value: Hashable>: AnyFocusLocation, @unchecked Sendable {
  private(set) var value: Value
  private let none: Value
  private weak var owner: _Node?

  init(_ none: Value, owner: _Node?) {
    value = none
    self.none = none
    self.owner = owner
  }

  /// Asks for the focus to move to the view of a value.
  func request(_ newValue: Value) {
    guard let owner else {
      FormRuntime.warn(Diagnostics.outsideView("@FocusState"))
      return
    }
    MainActor.assumeIsolated {
      guard owner.runtime.evaluating == 0 else {
        owner.runtime.log.warn(Diagnostics.focusDuringBody)
        return
      }
      if newValue == none, value == none {
        owner.runtime.focus.assignedWithoutChange()
        return
      }
      store(newValue)
      owner.runtime.focus.request(self)
    }
  }

  override func reflect(_ value: AnyHashable?) {
    store(value.flatMap { $0.base as? Value } ?? none)
  }

  override var current: AnyHashable? {
    value == none ? nil : AnyHashable(value)
  }

  private func store(_ newValue: Value) {
    guard newValue != value else { return }
    value = newValue
    owner?.markDirty()
  }
}
