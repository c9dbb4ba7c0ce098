/// A key of the environment.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value where nothing was set.
  static var defaultValue: Value { get }
}

/// Values that flow down the tree of views.
public struct EnvironmentValues: CustomStringConvertible {
  /// One value; links form a chain from the nearest setting outwards, so that a setting costs one allocation.
  class Link {
    let key: ObjectIdentifier
    let next: Link?

    init(key: ObjectIdentifier, next: Link?) {
      self.key = key
      self.next = next
    }
  }

  final class ValueLink<Value>: Link {
    let value: Value

    init(key: ObjectIdentifier, value: Value, next: Link?) {
      self.value = value
      super.init(key: key, next: next)
    }
  }

  private var head: Link?

  /// An environment where nothing was set.
  public init() {}

  /// The value of a key.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { find(ObjectIdentifier(key)) ?? K.defaultValue }
    set { head = ValueLink(key: ObjectIdentifier(key), value: newValue, next: head) }
  }

  /// The nearest value set for a key.
  private func find<Value>(_ key: ObjectIdentifier) -> Value? {
    var link = head
    while let here = link {
      // A key belongs to one type of value, so that the cast can't fail.
      if here.key == key { return unsafeDowncast(here, to: ValueLink<Value>.self).value }
      link = here.next
    }
    return nil
  }

  /// Every value set for a key, from the nearest outwards.
  func all<K: EnvironmentKey>(_ key: K.Type) -> [K.Value] {
    var found: [K.Value] = []
    var link = head
    while let here = link {
      if here.key == ObjectIdentifier(key), let typed = here as? ValueLink<K.Value> {
        found.append(typed.value)
      }
      link = here.next
    }
    return found
  }

  /// The nearest object of a type.
  func object<T: AnyObject>(_ type: T.Type) -> T? {
    find(ObjectIdentifier(type))
  }

  /// Puts an object of a type into the environment.
  mutating func setObject<T: AnyObject>(_ object: T?) {
    guard let object else { return }
    head = ValueLink(key: ObjectIdentifier(T.self), value: object, next: head)
  }

  /// How many values were set.
  public var description: String {
    var count = 0
    var link = head
    while let here = link {
      count += 1
      link = here.next
    }
    return "EnvironmentValues(\(count) set)"
  }
}
