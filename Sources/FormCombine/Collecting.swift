import Foundation

extension Publisher {
  /// All values at the end.
  public func collect() -> AnyPublisher<[Output], Failure> {
    atEnd { $0 }
  }

  /// The values in groups of some size.
  public func collect(_ count: Int) -> AnyPublisher<[Output], Failure> {
    AnyPublisher(sendsAtOnce: _sendsAtOnce) { value, completion in
      var group: [Output] = []
      return self._subscribe(
        value: {
          group.append($0)
          guard group.count >= count else { return }
          value(group)
          group = []
        },
        completion: {
          if case .finished = $0, !group.isEmpty { value(group) }
          completion($0)
        })
    }
  }

  /// The last value, at the end.
  public func last() -> AnyPublisher<Output, Failure> {
    collect().compactMap(\.last)
  }

  /// How many values there were, at the end.
  public func count() -> AnyPublisher<Int, Failure> { atEnd(\.count) }

  /// What the values come to, at the end.
  public func reduce<T>(
    _ initialResult: T, _ next: @escaping (T, Output) -> T
  ) -> AnyPublisher<T, Failure> {
    atEnd { $0.reduce(initialResult, next) }
  }

  /// Whether all values fulfil a condition, at the end.
  public func allSatisfy(
    _ predicate: @escaping (Output) -> Bool
  ) -> AnyPublisher<Bool, Failure> {
    atEnd { $0.allSatisfy(predicate) }
  }

  /// The first value that fulfils a condition.
  public func first(
    where predicate: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    filter(predicate).first()
  }

  /// Only the end.
  public func ignoreOutput() -> AnyPublisher<Never, Failure> {
    AnyPublisher { _, completion in
      self._subscribe(value: { _ in }, completion: completion)
    }
  }

  /// A value where there was none.
  public func replaceEmpty(with output: Output) -> AnyPublisher<Output, Failure> {
    AnyPublisher(sendsAtOnce: _sendsAtOnce) { value, completion in
      var isEmpty = true
      return self._subscribe(
        value: {
          isEmpty = false
          value($0)
        },
        completion: {
          if case .finished = $0, isEmpty { value(output) }
          completion($0)
        })
    }
  }

  /// A value in the place of each nil.
  public func replaceNil<T>(with output: T) -> AnyPublisher<T, Failure> where Output == T? {
    map { $0 ?? output }
  }

  /// Subscribes again when the publisher has failed, so many times.
  public func retry(_ retries: Int) -> AnyPublisher<Output, Failure> {
    guard retries > 0 else { return eraseToAnyPublisher() }
    return self.catch { _ in self.retry(retries - 1) }.eraseToAnyPublisher()
  }

  /// Reads each value from data.
  public func decode<Item: Decodable>(
    type: Item.Type, decoder: JSONDecoder
  ) -> AnyPublisher<Item, any Error> where Output == Data {
    tryMap { try decoder.decode(type, from: $0) }
  }

  /// Writes each value as data.
  public func encode(encoder: JSONEncoder) -> AnyPublisher<Data, any Error>
  where Output: Encodable {
    tryMap { try encoder.encode($0) }
  }

  private func atEnd<T>(
    _ result: @escaping ([Output]) -> T
  ) -> AnyPublisher<T, Failure> {
    AnyPublisher(sendsAtOnce: _sendsAtOnce) { value, completion in
      var values: [Output] = []
      return self._subscribe(
        value: { values.append($0) },
        completion: {
          if case .finished = $0 { value(result(values)) }
          completion($0)
        })
    }
  }
}

extension Optional {
  /// The value, if there is one, then the end.
  public var publisher: AnyPublisher<Wrapped, Never> {
    AnyPublisher(sendsAtOnce: true) { value, completion in
      if let wrapped = self { value(wrapped) }
      completion(.finished)
      return AnyCancellable {}
    }
  }
}

extension Result {
  /// The value and the end, or the failure.
  public var publisher: AnyPublisher<Success, Failure> {
    AnyPublisher(sendsAtOnce: true) { value, completion in
      switch self {
      case .success(let success):
        value(success)
        completion(.finished)
      case .failure(let failure): completion(.failure(failure))
      }
      return AnyCancellable {}
    }
  }
}
