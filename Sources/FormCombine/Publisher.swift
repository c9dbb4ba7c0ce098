/// A source of values over time.
///
/// A simplification of Combine's protocol: values are pushed without demand, and a publisher needs one function.
public protocol Publisher<Output, Failure> {
  /// What is sent.
  associatedtype Output
  /// How the source can fail.
  associatedtype Failure: Error

  /// Whether all values come while one subscribes, so that a publisher of the same kind made anew says something new.
  var _sendsAtOnce: Bool { get }

  /// Calls the closures for each value and at the end until the result is cancelled.
  func _subscribe(
    value: @escaping (Output) -> Void,
    completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable
}

extension Publisher {
  /// Most publishers send later.
  public var _sendsAtOnce: Bool { false }
}

/// A namespace for the types that receive values.
public enum Subscribers {
  /// How a source of values ended.
  public enum Completion<Failure: Error> {
    /// The source has sent all its values.
    case finished
    /// The source failed.
    case failure(Failure)
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Sendable where Failure: Sendable {}

extension Publisher {
  /// Receives values and the end of the source.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    _subscribe(value: receiveValue, completion: receiveCompletion)
  }

  /// Hides the type of the publisher.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
    AnyPublisher(self)
  }
}

extension Publisher where Failure == Never {
  /// Receives values.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    _subscribe(value: receiveValue, completion: { _ in })
  }

  /// Writes each value to a property of an object.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    sink { object[keyPath: keyPath] = $0 }
  }

  /// Writes each value to a published property.
  public func assign(to published: inout Published<Output>.Publisher) {
    let storage = published.storage
    storage.upstream.append(sink { storage.assign($0) })
  }
}

/// A publisher of a hidden type.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let start:
    (
      @escaping (Output) -> Void, @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable
  /// As the wrapped publisher does.
  public let _sendsAtOnce: Bool

  /// Wraps a publisher.
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    _sendsAtOnce = publisher._sendsAtOnce
    start = { publisher._subscribe(value: $0, completion: $1) }
  }

  init(
    sendsAtOnce: Bool = false,
    start:
      @escaping (
        @escaping (Output) -> Void, @escaping (Subscribers.Completion<Failure>) -> Void
      ) -> AnyCancellable
  ) {
    _sendsAtOnce = sendsAtOnce
    self.start = start
  }

  /// Starts the wrapped publisher.
  public func _subscribe(
    value: @escaping (Output) -> Void,
    completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    start(value, completion)
  }
}
