/// A value of the environment, read by a view.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private enum Source {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case object((EnvironmentValues) -> Value?)
  }

  private let source: Source
  private var values: EnvironmentValues?

  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    source = .keyPath(keyPath)
  }

  /// Reads the object of a type.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    source = .object { $0.object(objectType) }
  }

  /// Reads the object of a type, or nil.
  public init<T: AnyObject>(_ objectType: T.Type) where T: Observable, Value == T? {
    source = .object { .some($0.object(objectType)) }
  }

  /// The value.
  public var wrappedValue: Value {
    switch source {
    case .keyPath(let path):
      return (values ?? EnvironmentValues())[keyPath: path]
    case .object(let find):
      guard let value = find(values ?? EnvironmentValues()) else {
        fatalError(Diagnostics.missingObject(Value.self))
      }
      return value
    }
  }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

extension Environment: StoredProperty {
  mutating func install(into slot: inout AnyObject?, of node: _Node) {
    values = node.environment
    if case .keyPath(let path) = source, path == \EnvironmentValues.isFocused {
      node.runtime.focus.addReader(node)
    }
  }
}
