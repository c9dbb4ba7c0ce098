/// A property of an observable object whose changes are announced.
@propertyWrapper
public struct Published<Value> {
  let storage: Storage

  /// Makes a property with a first value.
  public init(wrappedValue: Value) {
    storage = Storage(wrappedValue)
  }

  /// Makes a property with a first value.
  public init(initialValue: Value) {
    storage = Storage(initialValue)
  }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { storage.value }
    set { storage.assign(newValue) }
  }

  /// A publisher of the property's values.
  public var projectedValue: Publisher {
    get { Publisher(storage: storage) }
    set { storage.adopt(newValue.storage) }
  }

  /// Reads and writes through the object that owns the property.
  public static subscript<Owner: AnyObject>(
    _enclosingInstance object: Owner,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<Owner, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<Owner, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].storage.value }
    set {
      let storage = object[keyPath: storageKeyPath].storage
      storage.owner = object
      storage.assign(newValue)
    }
  }

  /// A publisher of a property's values: the present one first.
  public struct Publisher: FormCombine.Publisher {
    /// The property's values.
    public typealias Output = Value
    /// It never fails.
    public typealias Failure = Never

    let storage: Storage

    /// Adds a receiver and sends it the present value.
    public func _subscribe(
      value: @escaping (Value) -> Void,
      completion: @escaping (Subscribers.Completion<Never>) -> Void
    ) -> AnyCancellable {
      let cancellable = storage.receivers.add(value: value, completion: completion)
      value(storage.value)
      return cancellable
    }
  }

  final class Storage: PublishedStorage {
    private(set) var value: Value
    let receivers = Receivers<Value, Never>()
    var willChange: ObservableObjectPublisher?
    weak var owner: AnyObject?
    var upstream: [AnyCancellable] = []

    init(_ value: Value) {
      self.value = value
    }

    func assign(_ newValue: Value) {
      if let owner { sendWillChange(of: owner) } else { willChange?.send() }
      receivers.send(newValue)
      value = newValue
    }

    func adopt(_ other: Storage) {
      // `assign(to: &$property)` writes the property's own publisher back.
      guard other !== self else { return }
      upstream.append(
        other.receivers.add(value: { [weak self] in self?.assign($0) }, completion: { _ in }))
    }
  }
}

/// The part of a published property's storage that does not depend on its value.
protocol PublishedStorage: AnyObject {
  var willChange: ObservableObjectPublisher? { get set }
}

/// Any published property.
protocol PublishedProperty {
  var anyStorage: any PublishedStorage { get }
}

extension Published: PublishedProperty {
  var anyStorage: any PublishedStorage { storage }
}

extension Published: @unchecked Sendable where Value: Sendable {}
