import Foundation

extension AppStorage where Value == Bool {
  /// Makes a value with a default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      StoredValue(key: key, defaultValue: wrappedValue, decode: { $0 as? Value }, encode: { $0 }))
  }
}

extension AppStorage where Value == Bool? {
  /// Makes a value that may be missing.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(
      StoredValue(key: key, defaultValue: nil, decode: { .some($0 as? Bool) }, encode: { $0 }))
  }
}

extension AppStorage where Value == Int {
  /// Makes a value with a default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      StoredValue(key: key, defaultValue: wrappedValue, decode: { $0 as? Value }, encode: { $0 }))
  }
}

extension AppStorage where Value == Int? {
  /// Makes a value that may be missing.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(
      StoredValue(key: key, defaultValue: nil, decode: { .some($0 as? Int) }, encode: { $0 }))
  }
}

extension AppStorage where Value == Double {
  /// Makes a value with a default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      StoredValue(key: key, defaultValue: wrappedValue, decode: { $0 as? Value }, encode: { $0 }))
  }
}

extension AppStorage where Value == Double? {
  /// Makes a value that may be missing.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(
      StoredValue(key: key, defaultValue: nil, decode: { .some($0 as? Double) }, encode: { $0 }))
  }
}

extension AppStorage where Value == String {
  /// Makes a value with a default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      StoredValue(key: key, defaultValue: wrappedValue, decode: { $0 as? Value }, encode: { $0 }))
  }
}

extension AppStorage where Value == String? {
  /// Makes a value that may be missing.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(
      StoredValue(key: key, defaultValue: nil, decode: { .some($0 as? String) }, encode: { $0 }))
  }
}

extension AppStorage where Value == URL {
  /// Makes a value with a default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      StoredValue(key: key, defaultValue: wrappedValue, decode: { $0 as? Value }, encode: { $0 }))
  }
}

extension AppStorage where Value == URL? {
  /// Makes a value that may be missing.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(
      StoredValue(key: key, defaultValue: nil, decode: { .some($0 as? URL) }, encode: { $0 }))
  }
}

extension AppStorage where Value == Data {
  /// Makes a value with a default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      StoredValue(key: key, defaultValue: wrappedValue, decode: { $0 as? Value }, encode: { $0 }))
  }
}

extension AppStorage where Value == Data? {
  /// Makes a value that may be missing.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(
      StoredValue(key: key, defaultValue: nil, decode: { .some($0 as? Data) }, encode: { $0 }))
  }
}

extension AppStorage where Value == Date {
  /// Makes a value with a default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      StoredValue(key: key, defaultValue: wrappedValue, decode: { $0 as? Value }, encode: { $0 }))
  }
}

extension AppStorage where Value == Date? {
  /// Makes a value that may be missing.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(
      StoredValue(key: key, defaultValue: nil, decode: { .some($0 as? Date) }, encode: { $0 }))
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
  /// Makes a value with a default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      StoredValue(
        key: key, defaultValue: wrappedValue,
        decode: { ($0 as? Int).flatMap(Value.init(rawValue:)) }, encode: { $0.rawValue }))
  }
}

extension AppStorage {
  /// Makes a value that may be missing.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == Int {
    self.init(
      StoredValue(
        key: key, defaultValue: nil,
        decode: { .some(($0 as? Int).flatMap(R.init(rawValue:))) }, encode: { $0?.rawValue }))
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
  /// Makes a value with a default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      StoredValue(
        key: key, defaultValue: wrappedValue,
        decode: { ($0 as? String).flatMap(Value.init(rawValue:)) }, encode: { $0.rawValue }))
  }
}

extension AppStorage {
  /// Makes a value that may be missing.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == String {
    self.init(
      StoredValue(
        key: key, defaultValue: nil,
        decode: { .some(($0 as? String).flatMap(R.init(rawValue:))) }, encode: { $0?.rawValue }))
  }
}

extension SceneStorage where Value == Bool {
  /// Makes a value with a default.
  public init(wrappedValue: Value, _ key: String) {
    self.init(
      StoredValue(
        key: key, defaultValue: wrappedValue, scene: true, decode: { $0 as? Value }, encode: { $0 })
    )
  }
}

extension SceneStorage where Value == Bool? {
  /// Makes a value that may be missing.
  public init(_ key: String) {
    self.init(
      StoredValue(
        key: key, defaultValue: nil, scene: true, decode: { .some($0 as? Bool) }, encode: { $0 }))
  }
}

extension SceneStorage where Value == Int {
  /// Makes a value with a default.
  public init(wrappedValue: Value, _ key: String) {
    self.init(
      StoredValue(
        key: key, defaultValue: wrappedValue, scene: true, decode: { $0 as? Value }, encode: { $0 })
    )
  }
}

extension SceneStorage where Value == Int? {
  /// Makes a value that may be missing.
  public init(_ key: String) {
    self.init(
      StoredValue(
        key: key, defaultValue: nil, scene: true, decode: { .some($0 as? Int) }, encode: { $0 }))
  }
}

extension SceneStorage where Value == Double {
  /// Makes a value with a default.
  public init(wrappedValue: Value, _ key: String) {
    self.init(
      StoredValue(
        key: key, defaultValue: wrappedValue, scene: true, decode: { $0 as? Value }, encode: { $0 })
    )
  }
}

extension SceneStorage where Value == Double? {
  /// Makes a value that may be missing.
  public init(_ key: String) {
    self.init(
      StoredValue(
        key: key, defaultValue: nil, scene: true, decode: { .some($0 as? Double) }, encode: { $0 }))
  }
}

extension SceneStorage where Value == String {
  /// Makes a value with a default.
  public init(wrappedValue: Value, _ key: String) {
    self.init(
      StoredValue(
        key: key, defaultValue: wrappedValue, scene: true, decode: { $0 as? Value }, encode: { $0 })
    )
  }
}

extension SceneStorage where Value == String? {
  /// Makes a value that may be missing.
  public init(_ key: String) {
    self.init(
      StoredValue(
        key: key, defaultValue: nil, scene: true, decode: { .some($0 as? String) }, encode: { $0 }))
  }
}

extension SceneStorage where Value == URL {
  /// Makes a value with a default.
  public init(wrappedValue: Value, _ key: String) {
    self.init(
      StoredValue(
        key: key, defaultValue: wrappedValue, scene: true, decode: { $0 as? Value }, encode: { $0 })
    )
  }
}

extension SceneStorage where Value == URL? {
  /// Makes a value that may be missing.
  public init(_ key: String) {
    self.init(
      StoredValue(
        key: key, defaultValue: nil, scene: true, decode: { .some($0 as? URL) }, encode: { $0 }))
  }
}

extension SceneStorage where Value == Data {
  /// Makes a value with a default.
  public init(wrappedValue: Value, _ key: String) {
    self.init(
      StoredValue(
        key: key, defaultValue: wrappedValue, scene: true, decode: { $0 as? Value }, encode: { $0 })
    )
  }
}

extension SceneStorage where Value == Data? {
  /// Makes a value that may be missing.
  public init(_ key: String) {
    self.init(
      StoredValue(
        key: key, defaultValue: nil, scene: true, decode: { .some($0 as? Data) }, encode: { $0 }))
  }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == Int {
  /// Makes a value with a default.
  public init(wrappedValue: Value, _ key: String) {
    self.init(
      StoredValue(
        key: key, defaultValue: wrappedValue, scene: true,
        decode: { ($0 as? Int).flatMap(Value.init(rawValue:)) }, encode: { $0.rawValue }))
  }
}

extension SceneStorage {
  /// Makes a value that may be missing.
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
    self.init(
      StoredValue(
        key: key, defaultValue: nil, scene: true,
        decode: { .some(($0 as? Int).flatMap(R.init(rawValue:))) }, encode: { $0?.rawValue }))
  }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == String {
  /// Makes a value with a default.
  public init(wrappedValue: Value, _ key: String) {
    self.init(
      StoredValue(
        key: key, defaultValue: wrappedValue, scene: true,
        decode: { ($0 as? String).flatMap(Value.init(rawValue:)) }, encode: { $0.rawValue }))
  }
}

extension SceneStorage {
  /// Makes a value that may be missing.
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
    self.init(
      StoredValue(
        key: key, defaultValue: nil, scene: true,
        decode: { .some(($0 as? String).flatMap(R.init(rawValue:))) }, encode: { $0?.rawValue }))
  }
}
