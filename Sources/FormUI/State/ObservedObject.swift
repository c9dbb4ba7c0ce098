/// An observable object that a view is given.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// The object.
  public var wrappedValue: ObjectType

  /// Takes the object.
  public init(wrappedValue: ObjectType) {
    self.wrappedValue = wrappedValue
  }

  /// Takes the object.
  public init(initialValue: ObjectType) {
    wrappedValue = initialValue
  }

  /// Bindings to the object's properties.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// Makes bindings to the properties of an object.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    /// A binding to a property.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      let object = object
      return Binding(
        get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
  }
}

extension ObservedObject: StoredProperty {
  mutating func install(into slot: inout AnyObject?, of node: _Node) {
    slot = ObjectSubscription.to(wrappedValue, known: slot, of: node)
  }
}

/// An observable object that a view owns.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var storage: OwnedObject<ObjectType>?

  /// Takes what makes the object; it is called once for each identity.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    make = thunk
  }

  /// The object.
  public var wrappedValue: ObjectType {
    storage?.object ?? make()
  }

  /// Bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }
}

extension StateObject: StoredProperty {
  mutating func install(into slot: inout AnyObject?, of node: _Node) {
    if let known = slot as? OwnedObject<ObjectType> {
      storage = known
      return
    }
    let made = OwnedObject(make())
    made.subscription = ObjectSubscription.to(made.object, known: nil, of: node)
    slot = made
    storage = made
  }
}

/// An observable object that an ancestor has put into the environment.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType?

  /// Looks for the object by its type.
  public init() {}

  /// The object.
  public var wrappedValue: ObjectType {
    guard let object else { fatalError(Diagnostics.missingObject(ObjectType.self)) }
    return object
  }

  /// Bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }
}

extension EnvironmentObject: StoredProperty {
  mutating func install(into slot: inout AnyObject?, of node: _Node) {
    object = node.environment.object(ObjectType.self)
    if let object { slot = ObjectSubscription.to(object, known: slot, of: node) }
  }
}

/// An object that belongs to a place in the tree.
final class OwnedObject<ObjectType: ObservableObject> {
  let object: ObjectType
  var subscription: ObjectSubscription?

  init(_ object: ObjectType) {
    self.object = object
  }
}

/// Makes a node dirty when an object says that it will change.
@MainActor
final class ObjectSubscription {
  private let object: AnyObject
  private let cancellable: AnyCancellable

  private init(object: AnyObject, cancellable: AnyCancellable) {
    self.object = object
    self.cancellable = cancellable
  }

  /// The subscription to an object; a known one is kept when the object is the same.
  static func to<O: ObservableObject>(
    _ object: O, known: AnyObject?, of node: _Node
  ) -> ObjectSubscription {
    if let known = known as? ObjectSubscription, known.object === object { return known }
    let cancellable = object.objectWillChange.sink { [weak node] _ in
      guard let node else { return }
      MainQueue.run { node.markDirty() }
    }
    return ObjectSubscription(object: object, cancellable: cancellable)
  }
}
