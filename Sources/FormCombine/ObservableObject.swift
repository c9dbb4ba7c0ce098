/// An object that says when it is about to change.
public protocol ObservableObject: AnyObject {
  /// The publisher that says so.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Sends before a published property changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

/// The default publisher of an observable object.
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
  /// Nothing but the fact is sent.
  public typealias Output = Void
  /// It never fails.
  public typealias Failure = Never

  private let receivers = Receivers<Void, Never>()

  /// Makes a publisher.
  public init() {}

  /// Says that the object is about to change.
  public func send() {
    receivers.send(())
  }

  /// Adds a receiver.
  public func _subscribe(
    value: @escaping (()) -> Void,
    completion: @escaping (Subscribers.Completion<Never>) -> Void
  ) -> AnyCancellable {
    receivers.add(value: value, completion: completion)
  }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The publisher that all published properties of the object share.
  ///
  /// It lives in the storage of the published properties; an object without any keeps it in a side table.
  public var objectWillChange: ObservableObjectPublisher {
    let storages = publishedStorages(of: self)
    guard let first = storages.first else { return SidePublishers.shared.publisher(of: self) }
    if let publisher = first.willChange { return publisher }
    let publisher = ObservableObjectPublisher()
    for storage in storages { storage.willChange = publisher }
    return publisher
  }
}

extension ObservableObject {
  fileprivate func sendWillChange() {
    (objectWillChange as? ObservableObjectPublisher)?.send()
  }
}

/// Says that an object is about to change, if it is an observable one.
func sendWillChange(of object: AnyObject) {
  (object as? any ObservableObject)?.sendWillChange()
}

private func publishedStorages(of object: AnyObject) -> [any PublishedStorage] {
  var found: [any PublishedStorage] = []
  var mirror: Mirror? = Mirror(reflecting: object)
  while let level = mirror {
    for child in level.children {
      if let property = child.value as? any PublishedProperty {
        found.append(property.anyStorage)
      }
    }
    mirror = level.superclassMirror
  }
  return found
}

/// Publishers of objects that have no published property.
private final class SidePublishers: @unchecked Sendable {
  static let shared = SidePublishers()

  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    let key = ObjectIdentifier(object)
    if let entry = entries[key], entry.object === object { return entry.publisher }
    entries = entries.filter { $0.value.object != nil }
    let publisher = ObservableObjectPublisher()
    entries[key] = Entry(object: object, publisher: publisher)
    return publisher
  }
}
