/// A way to read and write a value that lives elsewhere.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  /// The circumstances of a write.
  public var transaction = Transaction()

  private let getter: () -> Value
  private let setter: (Value, Transaction) -> Void

  /// Makes a binding from a reader and a writer.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    getter = get
    setter = { value, _ in set(value) }
  }

  /// Makes a binding from a reader and a writer that learns the circumstances.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    getter = get
    setter = set
  }

  init(read: @escaping () -> Value, write: @escaping (Value, Transaction) -> Void) {
    getter = read
    setter = write
  }

  init(location: StateLocation<Value>) {
    self.init(read: { location.value }, write: { value, _ in location.set(value) })
  }

  /// A binding that never changes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(read: { value }, write: { _, _ in })
  }

  /// The value.
  public var wrappedValue: Value {
    get { getter() }
    nonmutating set { setter(newValue, transaction) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// Takes a binding as the property's storage.
  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  /// A binding to a part of the value.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let source = self
    return Binding<Subject>(
      read: { source.wrappedValue[keyPath: keyPath] },
      write: { value, transaction in
        var whole = source.wrappedValue
        whole[keyPath: keyPath] = value
        source.setter(whole, transaction)
      })
  }

  /// The same binding with other circumstances.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var copy = self
    copy.transaction = transaction
    return copy
  }

  /// The same binding whose writes are animated.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation))
  }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: DynamicProperty {}

extension Binding {
  /// A binding to an optional value from one that always has a value.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(
      read: { base.wrappedValue },
      write: { value, _ in if let value { base.wrappedValue = value } })
  }

  /// A binding to the value of an optional one; nil when there is none.
  public init?(_ base: Binding<Value?>) {
    guard var last = base.wrappedValue else { return nil }
    self.init(
      read: {
        if let value = base.wrappedValue { last = value }
        return last
      },
      write: { value, _ in base.wrappedValue = value })
  }

  /// A binding to a value of any hashable type.
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self.init(
      read: { AnyHashable(base.wrappedValue) },
      write: { value, _ in if let value = value.base as? V { base.wrappedValue = value } })
  }
}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
  /// A binding to an element.
  public typealias Element = Binding<Value.Element>
  /// Goes over the elements.
  public typealias Iterator = IndexingIterator<Binding<Value>>
  /// A part of the elements.
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  /// A position of the collection.
  public typealias Index = Value.Index
  /// The positions of the collection.
  public typealias Indices = Value.Indices

  /// The first position.
  public var startIndex: Value.Index { wrappedValue.startIndex }
  /// The position after the last one.
  public var endIndex: Value.Index { wrappedValue.endIndex }
  /// All positions.
  public var indices: Value.Indices { wrappedValue.indices }

  /// The next position.
  public func index(after index: Value.Index) -> Value.Index {
    wrappedValue.index(after: index)
  }

  /// The next position.
  public func formIndex(after index: inout Value.Index) {
    wrappedValue.formIndex(after: &index)
  }

  /// A binding to the element at a position.
  ///
  /// A position that has left the collection reads the last element seen there and writes nothing.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    let source = self
    var last = wrappedValue[position]
    return Binding<Value.Element>(
      read: {
        let collection = source.wrappedValue
        if collection.indices.contains(position) { last = collection[position] }
        return last
      },
      write: { value, transaction in
        var collection = source.wrappedValue
        guard collection.indices.contains(position) else { return }
        collection[position] = value
        source.setter(collection, transaction)
      })
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection, Value: MutableCollection {
  /// The position before.
  public func index(before index: Value.Index) -> Value.Index {
    wrappedValue.index(before: index)
  }

  /// The position before.
  public func formIndex(before index: inout Value.Index) {
    wrappedValue.formIndex(before: &index)
  }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection, Value: RandomAccessCollection {}
