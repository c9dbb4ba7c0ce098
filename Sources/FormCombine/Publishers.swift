import Foundation

/// A namespace for publishers.
public enum Publishers {
  /// A timer that starts with its first receiver and stops with its last one.
  public struct Autoconnect: Publisher {
    /// The timer.
    public let upstream: Timer.TimerPublisher

    /// Adds a receiver and starts the timer.
    public func _subscribe(
      value: @escaping (Date) -> Void,
      completion: @escaping (Subscribers.Completion<Never>) -> Void
    ) -> AnyCancellable {
      let receiver = upstream._subscribe(value: value, completion: completion)
      let connection = upstream.connect()
      // The subscription is all that keeps the timer.
      return AnyCancellable { [upstream] in
        withExtendedLifetime(upstream) {
          receiver.cancel()
          connection.cancel()
        }
      }
    }
  }

  /// The latest values of two publishers.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure {
    /// A value of each.
    public typealias Output = (A.Output, B.Output)
    /// The failure of each.
    public typealias Failure = A.Failure

    let first: A
    let second: B

    /// Puts two publishers together.
    public init(_ a: A, _ b: B) {
      first = a
      second = b
    }

    /// Subscribes to both.
    public func _subscribe(
      value: @escaping (Output) -> Void,
      completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      let latest = Latest<A.Output, B.Output>()
      let ends = Ends(2, completion)
      let one = first._subscribe(
        value: {
          latest.first = $0
          if let other = latest.second { value(($0, other)) }
        }, completion: ends.receive)
      let two = second._subscribe(
        value: {
          latest.second = $0
          if let other = latest.first { value((other, $0)) }
        }, completion: ends.receive)
      return AnyCancellable {
        one.cancel()
        two.cancel()
      }
    }
  }

  /// The latest values of three publishers.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    /// A value of each.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// The failure of each.
    public typealias Failure = A.Failure

    let base: AnyPublisher<Output, Failure>

    /// Puts three publishers together.
    public init(_ a: A, _ b: B, _ c: C) {
      base = CombineLatest<CombineLatest<A, B>, C>(CombineLatest<A, B>(a, b), c)
        .map { ($0.0, $0.1, $1) }
    }

    /// Subscribes to all.
    public func _subscribe(
      value: @escaping (Output) -> Void,
      completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      base._subscribe(value: value, completion: completion)
    }
  }

  /// The latest values of four publishers.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    /// A value of each.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    /// The failure of each.
    public typealias Failure = A.Failure

    let base: AnyPublisher<Output, Failure>

    /// Puts four publishers together.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      base = CombineLatest<CombineLatest3<A, B, C>, D>(CombineLatest3<A, B, C>(a, b, c), d)
        .map { ($0.0, $0.1, $0.2, $1) }
    }

    /// Subscribes to all.
    public func _subscribe(
      value: @escaping (Output) -> Void,
      completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      base._subscribe(value: value, completion: completion)
    }
  }

  /// The values of two publishers, as they come.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure {
    /// A value of either.
    public typealias Output = A.Output
    /// The failure of either.
    public typealias Failure = A.Failure

    let first: A
    let second: B

    /// Puts two publishers together.
    public init(_ a: A, _ b: B) {
      first = a
      second = b
    }

    /// Subscribes to both.
    public func _subscribe(
      value: @escaping (Output) -> Void,
      completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      let ends = Ends(2, completion)
      let one = first._subscribe(value: value, completion: ends.receive)
      let two = second._subscribe(value: value, completion: ends.receive)
      return AnyCancellable {
        one.cancel()
        two.cancel()
      }
    }
  }

  private final class Latest<A, B> {
    var first: A?
    var second: B?
  }

  /// Ends when all sources have ended, or when one has failed.
  final class Ends<Failure: Error> {
    private var open: Int
    private let completion: (Subscribers.Completion<Failure>) -> Void

    init(_ count: Int, _ completion: @escaping (Subscribers.Completion<Failure>) -> Void) {
      open = count
      self.completion = completion
    }

    func receive(_ end: Subscribers.Completion<Failure>) {
      open -= 1
      if case .failure = end { completion(end) } else if open == 0 { completion(end) }
    }
  }
}

extension Publisher {
  /// The latest values of this publisher and another one.
  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
  where P.Failure == Failure {
    Publishers.CombineLatest(self, other)
  }

  /// What a closure makes of the latest values of this publisher and another one.
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> AnyPublisher<T, Failure> where P.Failure == Failure {
    Publishers.CombineLatest(self, other).map { transform($0.0, $0.1) }
  }

  /// The latest values of this publisher and two others.
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ p: P, _ q: Q
  ) -> Publishers.CombineLatest3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
    Publishers.CombineLatest3(self, p, q)
  }

  /// The values of this publisher and another one, as they come.
  public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
  where P.Output == Output, P.Failure == Failure {
    Publishers.Merge(self, other)
  }

  /// The values of publishers that a closure makes from each value.
  public func flatMap<P: Publisher>(
    _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure {
    AnyPublisher { value, completion in
      var inner: [AnyCancellable] = []
      let outer = self._subscribe(
        value: { inner.append(transform($0)._subscribe(value: value, completion: { _ in })) },
        completion: completion)
      return AnyCancellable {
        outer.cancel()
        for cancellable in inner { cancellable.cancel() }
      }
    }
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// The values of the latest publisher.
  public func switchToLatest() -> AnyPublisher<Output.Output, Failure> {
    AnyPublisher { value, completion in
      var inner: AnyCancellable?
      let outer = self._subscribe(
        value: {
          inner?.cancel()
          inner = $0._subscribe(value: value, completion: { _ in })
        }, completion: completion)
      return AnyCancellable {
        outer.cancel()
        inner?.cancel()
      }
    }
  }
}

/// A publisher of one value.
public struct Just<Output>: Publisher {
  /// It never fails.
  public typealias Failure = Never
  /// The value.
  public let output: Output
  /// The value comes at once.
  public var _sendsAtOnce: Bool { true }

  /// Makes a publisher of a value.
  public init(_ output: Output) {
    self.output = output
  }

  /// Sends the value and ends.
  public func _subscribe(
    value: @escaping (Output) -> Void,
    completion: @escaping (Subscribers.Completion<Never>) -> Void
  ) -> AnyCancellable {
    value(output)
    completion(.finished)
    return AnyCancellable {}
  }
}

/// A publisher of nothing.
public struct Empty<Output, Failure: Error>: Publisher {
  private let completes: Bool

  /// Makes a publisher.
  public init(completeImmediately: Bool = true) {
    completes = completeImmediately
  }

  /// Ends.
  public func _subscribe(
    value: @escaping (Output) -> Void,
    completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    if completes { completion(.finished) }
    return AnyCancellable {}
  }
}

/// A publisher that fails.
public struct Fail<Output, Failure: Error>: Publisher {
  private let error: Failure

  /// Makes a publisher.
  public init(error: Failure) {
    self.error = error
  }

  /// Makes a publisher of a type.
  public init(outputType: Output.Type, failure: Failure) {
    error = failure
  }

  /// Fails.
  public func _subscribe(
    value: @escaping (Output) -> Void,
    completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    completion(.failure(error))
    return AnyCancellable {}
  }
}

/// A publisher of one value that comes later.
public final class Future<Output, Failure: Error>: Publisher, @unchecked Sendable {
  /// Takes the value or the error.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let receivers = Receivers<Output, Failure>()
  private var result: Result<Output, Failure>?

  /// Starts the work that will give the value.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { [weak self] in self?.fulfil($0) }
  }

  private func fulfil(_ result: Result<Output, Failure>) {
    guard self.result == nil else { return }
    self.result = result
    switch result {
    case .success(let value):
      receivers.send(value)
      receivers.finish(.finished)
    case .failure(let error): receivers.finish(.failure(error))
    }
  }

  /// Sends the value once it is there.
  public func _subscribe(
    value: @escaping (Output) -> Void,
    completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    if case .success(let known)? = result { value(known) }
    return receivers.add(value: value, completion: completion)
  }
}

/// A publisher that is made for each receiver.
public struct Deferred<P: Publisher>: Publisher {
  /// What is sent.
  public typealias Output = P.Output
  /// How it fails.
  public typealias Failure = P.Failure

  private let make: () -> P

  /// Takes what makes the publisher.
  public init(createPublisher: @escaping () -> P) {
    make = createPublisher
  }

  /// Makes the publisher and subscribes to it.
  public func _subscribe(
    value: @escaping (P.Output) -> Void,
    completion: @escaping (Subscribers.Completion<P.Failure>) -> Void
  ) -> AnyCancellable {
    make()._subscribe(value: value, completion: completion)
  }
}

extension Sequence {
  /// A publisher of the elements.
  public var publisher: AnyPublisher<Element, Never> {
    let elements = Array(self)
    return AnyPublisher(sendsAtOnce: true) { value, completion in
      for element in elements { value(element) }
      completion(.finished)
      return AnyCancellable {}
    }
  }
}
