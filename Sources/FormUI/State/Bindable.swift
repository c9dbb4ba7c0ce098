/// Makes bindings to the properties of an observable object.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
  /// The object.
  public var wrappedValue: Value

  /// The wrapper itself.
  public var projectedValue: Bindable<Value> { self }

  @available(*, unavailable, message: "@Bindable needs an object of an @Observable class")
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  init(object: Value) {
    wrappedValue = object
  }
}

extension Bindable where Value: AnyObject & Observable {
  /// Takes the object.
  public init(wrappedValue: Value) {
    self.init(object: wrappedValue)
  }

  /// Takes the object.
  public init(_ wrappedValue: Value) {
    self.init(object: wrappedValue)
  }

  /// Takes a wrapper as the property's storage.
  public init(projectedValue: Bindable<Value>) {
    self = projectedValue
  }
}

extension Bindable where Value: AnyObject {
  /// A binding to a property.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let object = wrappedValue
    return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}

extension Bindable: DynamicProperty {}
extension Bindable: Identifiable where Value: Identifiable {
  /// The identity of the object.
  public var id: Value.ID { wrappedValue.id }
}
extension Bindable: @unchecked Sendable where Value: Sendable {}
