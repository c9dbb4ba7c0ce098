extension Publishers {
  /// The values of any number of publishers of one type, as they come.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// The values.
    public typealias Output = Upstream.Output
    /// The failures.
    public typealias Failure = Upstream.Failure

    private let upstreams: [Upstream]

    /// Puts publishers together.
    public init(_ upstream: Upstream...) { upstreams = upstream }

    /// Puts publishers together.
    public init<S: Sequence>(_ upstream: S) where S.Element == Upstream {
      upstreams = Array(upstream)
    }

    /// Subscribes to all.
    public func _subscribe(
      value: @escaping (Output) -> Void,
      completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      guard !upstreams.isEmpty else {
        completion(.finished)
        return AnyCancellable {}
      }
      let ends = Ends(upstreams.count, completion)
      let all = upstreams.map { $0._subscribe(value: value, completion: ends.receive) }
      return AnyCancellable { for one in all { one.cancel() } }
    }
  }

  /// Pairs of values of two publishers, the first with the first.
  public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    /// A value of each.
    public typealias Output = (A.Output, B.Output)
    /// The failures.
    public typealias Failure = A.Failure

    private let first: A
    private let second: B

    /// Puts two publishers together.
    public init(_ a: A, _ b: B) { (first, second) = (a, b) }

    /// Subscribes to both.
    public func _subscribe(
      value: @escaping (Output) -> Void,
      completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      let waiting = Waiting<A.Output, B.Output>()
      let ends = Ends(2, completion)
      let one = first._subscribe(
        value: {
          waiting.first.append($0)
          waiting.pair.map(value)
        }, completion: ends.receive)
      let two = second._subscribe(
        value: {
          waiting.second.append($0)
          waiting.pair.map(value)
        }, completion: ends.receive)
      return AnyCancellable {
        one.cancel()
        two.cancel()
      }
    }
  }

  /// Values that wait for their partners.
  private final class Waiting<A, B> {
    var first: [A] = []
    var second: [B] = []

    /// The next pair, taken out; nil while one is missing.
    var pair: (A, B)? {
      guard !first.isEmpty, !second.isEmpty else { return nil }
      return (first.removeFirst(), second.removeFirst())
    }
  }
}

extension Publisher {
  /// Pairs of values of this publisher and another one.
  public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P>
  where P.Failure == Failure { Publishers.Zip(self, other) }

  /// What a closure makes of pairs of values.
  public func zip<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> AnyPublisher<T, Failure> where P.Failure == Failure {
    Publishers.Zip(self, other).map { transform($0.0, $0.1) }
  }

  /// The values of this publisher and two others, as they come.
  public func merge<B: Publisher, C: Publisher>(
    with b: B, _ c: C
  ) -> AnyPublisher<Output, Failure>
  where B.Output == Output, C.Output == Output, B.Failure == Failure, C.Failure == Failure {
    Publishers.MergeMany([
      eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(),
    ]).eraseToAnyPublisher()
  }

  /// The values of this publisher, then those of another one.
  public func append<P: Publisher>(_ publisher: P) -> AnyPublisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    AnyPublisher { value, completion in
      var second: AnyCancellable?
      let first = self._subscribe(value: value) { end in
        guard case .finished = end else { return completion(end) }
        second = publisher._subscribe(value: value, completion: completion)
      }
      return AnyCancellable {
        first.cancel()
        second?.cancel()
      }
    }
  }

  /// The values of this publisher, then some more.
  public func append(_ elements: Output...) -> AnyPublisher<Output, Failure> {
    AnyPublisher { value, completion in
      self._subscribe(value: value) { end in
        if case .finished = end { for element in elements { value(element) } }
        completion(end)
      }
    }
  }
}
