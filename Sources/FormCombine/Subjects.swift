/// A publisher that code outside can send values through.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to all receivers.
  func send(_ value: Output)
  /// Ends the subject.
  func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
  /// Sends to all receivers.
  public func send() {
    send(())
  }
}

/// The receivers of a subject.
final class Receivers<Output, Failure: Error> {
  private var receivers:
    [Int: (value: (Output) -> Void, end: (Subscribers.Completion<Failure>) -> Void)] = [:]
  private var order: [Int] = []
  private var next = 0
  private var completion: Subscribers.Completion<Failure>?

  var isEmpty: Bool { receivers.isEmpty }

  func add(
    value: @escaping (Output) -> Void,
    completion end: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    if let completion {
      end(completion)
      return AnyCancellable {}
    }
    let key = next
    next += 1
    receivers[key] = (value, end)
    order.append(key)
    return AnyCancellable { [weak self] in
      self?.receivers[key] = nil
      self?.order.removeAll { $0 == key }
    }
  }

  func send(_ value: Output) {
    guard completion == nil else { return }
    for key in order { receivers[key]?.value(value) }
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    guard self.completion == nil else { return }
    self.completion = completion
    let ends = order.compactMap { receivers[$0]?.end }
    receivers = [:]
    order = []
    for end in ends { end(completion) }
  }
}

/// A subject that keeps nothing.
public final class PassthroughSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  private let receivers = Receivers<Output, Failure>()

  /// Makes a subject.
  public init() {}

  /// Sends a value.
  public func send(_ value: Output) {
    receivers.send(value)
  }

  /// Ends the subject.
  public func send(completion: Subscribers.Completion<Failure>) {
    receivers.finish(completion)
  }

  /// Adds a receiver.
  public func _subscribe(
    value: @escaping (Output) -> Void,
    completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    receivers.add(value: value, completion: completion)
  }
}

/// A subject that keeps its latest value and sends it to each new receiver.
public final class CurrentValueSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  private let receivers = Receivers<Output, Failure>()
  private var current: Output

  /// Makes a subject with a first value.
  public init(_ value: Output) {
    current = value
  }

  /// The latest value; setting it sends it.
  public var value: Output {
    get { current }
    set { send(newValue) }
  }

  /// Keeps and sends a value.
  public func send(_ value: Output) {
    current = value
    receivers.send(value)
  }

  /// Ends the subject.
  public func send(completion: Subscribers.Completion<Failure>) {
    receivers.finish(completion)
  }

  /// Adds a receiver and sends it the latest value.
  public func _subscribe(
    value: @escaping (Output) -> Void,
    completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    let cancellable = receivers.add(value: value, completion: completion)
    value(current)
    return cancellable
  }
}
