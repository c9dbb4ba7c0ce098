/// A value that a view owns.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initial: Value
  private var location: StateLocation<Value>?

  /// Makes a state with a first value.
  public init(wrappedValue value: Value) {
    initial = value
  }

  /// Makes a state with a first value.
  public init(initialValue value: Value) {
    initial = value
  }

  /// The value.
  public var wrappedValue: Value {
    get { location?.value ?? initial }
    nonmutating set {
      guard let location else {
        FormRuntime.warn(Diagnostics.outsideView("@State"))
        return
      }
      location.set(newValue)
    }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    guard let location else {
      let initial = initial
      return Binding(get: { initial }, set: { _ in })
    }
    return Binding(location: location)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Makes a state that is nil.
  public init() {
    self.init(wrappedValue: nil)
  }
}

extension State: Sendable where Value: Sendable {}

extension State: StoredProperty {
  mutating func install(into slot: inout AnyObject?, of node: _Node) {
    if let known = slot as? StateLocation<Value> {
      location = known
      return
    }
    let made = StateLocation(initial, owner: node)
    slot = made
    location = made
  }
}

/// Where the value of a state lives.
final class StateLocation<Value>: @unchecked Sendable {
  private(set) var value: Value
  private weak var owner: _Node?

  init(_ value: Value, owner: _Node) {
    self.value = value
    self.owner = owner
  }

  /// Writes a value; an equal one changes nothing.
  func set(_ newValue: Value) {
    if isEqual(value, newValue) {
      value = newValue
      return
    }
    value = newValue
    owner?.markDirty()
  }
}

/// Whether two values are known to be equal.
func isEqual<T>(_ left: T, _ right: T) -> Bool {
  func compare<E: Equatable>(_ left: E) -> Bool { left == (right as? E) }
  guard let left = left as? any Equatable else { return false }
  return compare(left)
}
