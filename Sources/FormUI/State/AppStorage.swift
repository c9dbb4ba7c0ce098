import Foundation

/// A value that is stored for the app; each run starts with an empty store.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let source: StoredValue<Value>
  private var watch: StoreWatch?

  init(_ source: StoredValue<Value>) {
    self.source = source
  }

  /// The value.
  public var wrappedValue: Value {
    get { source.read() }
    nonmutating set { source.write(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    let source = source
    return Binding(get: { source.read() }, set: { source.write($0) })
  }
}

extension AppStorage: StoredProperty {
  mutating func install(into slot: inout AnyObject?, of node: _Node) {
    slot = source.watch(known: slot, node: node)
  }
}

/// A value that is stored for the scene; each run starts with an empty store.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let source: StoredValue<Value>

  init(_ source: StoredValue<Value>) {
    self.source = source
  }

  /// The value.
  public var wrappedValue: Value {
    get { source.read() }
    nonmutating set { source.write(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    let source = source
    return Binding(get: { source.read() }, set: { source.write($0) })
  }
}

extension SceneStorage: StoredProperty {
  mutating func install(into slot: inout AnyObject?, of node: _Node) {
    slot = source.watch(known: slot, node: node)
  }
}

/// A value of a store with its default.
struct StoredValue<Value> {
  let key: String
  let read: () -> Value
  let write: (Value) -> Void

  init(
    key: String, defaultValue: Value, scene: Bool = false,
    decode: @escaping (Any) -> Value?, encode: @escaping (Value) -> Any?
  ) {
    let key = scene ? "scene/\(key)" : key
    self.key = key
    read = { ValueStoreHouse.shared.value(key).flatMap(decode) ?? defaultValue }
    write = { ValueStoreHouse.shared.set(encode($0), for: key) }
  }

  func watch(known: AnyObject?, node: _Node) -> StoreWatch {
    if let known = known as? StoreWatch { return known }
    let watch = StoreWatch(node: node)
    ValueStoreHouse.shared.add(watch, for: key)
    return watch
  }
}

/// Makes a node dirty when a stored value changes.
final class StoreWatch: @unchecked Sendable {
  private(set) weak var node: _Node?

  init(node: _Node) {
    self.node = node
  }
}

/// The stored values of this run.
final class ValueStoreHouse: @unchecked Sendable {
  static let shared = ValueStoreHouse()

  private struct WeakWatch {
    weak var watch: StoreWatch?
  }

  private var values: [String: Any] = [:]
  private var watches: [String: [WeakWatch]] = [:]

  func value(_ key: String) -> Any? { values[key] }

  func set(_ value: Any?, for key: String) {
    values[key] = value
    watches[key]?.removeAll { $0.watch?.node == nil }
    for entry in watches[key] ?? [] { entry.watch?.node?.markDirty() }
  }

  func add(_ watch: StoreWatch, for key: String) {
    watches[key, default: []].append(WeakWatch(watch: watch))
  }

  /// Forgets everything, as a new installation of the app does.
  func reset() {
    values = [:]
  }
}
