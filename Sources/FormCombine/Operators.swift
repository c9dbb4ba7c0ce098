import Foundation

extension Publisher {
  /// A publisher that passes on what a closure makes of each value.
  private func passing<T>(
    _ step: @escaping (Output, _ send: (T) -> Void) -> Void
  ) -> AnyPublisher<T, Failure> {
    AnyPublisher(sendsAtOnce: _sendsAtOnce) { value, completion in
      self._subscribe(value: { step($0, value) }, completion: completion)
    }
  }

  /// Changes each value.
  public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
    passing { $1(transform($0)) }
  }

  /// Passes on a property of each value.
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> AnyPublisher<T, Failure> {
    passing { $1($0[keyPath: keyPath]) }
  }

  /// Changes each value and drops nil.
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
    passing { if let result = transform($0) { $1(result) } }
  }

  /// Changes each value; an error ends the publisher.
  public func tryMap<T>(
    _ transform: @escaping (Output) throws -> T
  ) -> AnyPublisher<T, any Error> {
    AnyPublisher { value, completion in
      self._subscribe(
        value: {
          do { value(try transform($0)) } catch { completion(.failure(error)) }
        },
        completion: { completion($0.erased) })
    }
  }

  /// Passes on the values that fulfil a condition.
  public func filter(
    _ isIncluded: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    passing { if isIncluded($0) { $1($0) } }
  }

  /// Drops the first values.
  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    AnyPublisher { value, completion in
      var left = count
      return self._subscribe(
        value: { if left > 0 { left -= 1 } else { value($0) } }, completion: completion)
    }
  }

  /// Passes on the first values and ends.
  public func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure> {
    AnyPublisher { value, completion in
      var left = maxLength
      return self._subscribe(
        value: {
          guard left > 0 else { return }
          left -= 1
          value($0)
          if left == 0 { completion(.finished) }
        }, completion: completion)
    }
  }

  /// Passes on the first value and ends.
  public func first() -> AnyPublisher<Output, Failure> { prefix(1) }

  /// Drops values that equal the one before by a rule.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { value, completion in
      var last: Output?
      return self._subscribe(
        value: {
          if let known = last, predicate(known, $0) { return }
          last = $0
          value($0)
        }, completion: completion)
    }
  }

  /// Adds the values up.
  public func scan<T>(
    _ initialResult: T, _ next: @escaping (T, Output) -> T
  ) -> AnyPublisher<T, Failure> {
    AnyPublisher { value, completion in
      var result = initialResult
      return self._subscribe(
        value: {
          result = next(result, $0)
          value(result)
        }, completion: completion)
    }
  }

  /// Sends a value first.
  public func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> {
    AnyPublisher { value, completion in
      for element in elements { value(element) }
      return self._subscribe(value: value, completion: completion)
    }
  }

  /// Runs closures besides.
  public func handleEvents(
    receiveSubscription: ((Any) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { value, completion in
      self._subscribe(
        value: {
          receiveOutput?($0)
          value($0)
        },
        completion: {
          receiveCompletion?($0)
          completion($0)
        })
    }
  }

  /// Prints what happens.
  public func print(_ prefix: String = "") -> AnyPublisher<Output, Failure> {
    handleEvents(receiveOutput: { Swift.print("\(prefix): receive value: (\($0))") })
  }

  /// Shares one subscription; each receiver has its own here.
  public func share() -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }

  /// Delivers through a scheduler: at once here.
  public func receive<S: Scheduler>(on scheduler: S) -> AnyPublisher<Output, Failure> {
    if scheduler is ImmediateScheduler { return eraseToAnyPublisher() }
    return AnyPublisher { value, completion in
      self._subscribe(
        value: { output in _CombineClock.soon { value(output) } },
        completion: { end in _CombineClock.soon { completion(end) } })
    }
  }

  /// Subscribes through a scheduler: at once here.
  public func subscribe<S: Scheduler>(on scheduler: S) -> AnyPublisher<Output, Failure> {
    eraseToAnyPublisher()
  }

  /// Passes values to a subject.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where S.Output == Output, S.Failure == Failure {
    _subscribe(
      value: { subject.send($0) }, completion: { subject.send(completion: $0) })
  }

  /// Changes the error.
  public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> AnyPublisher<Output, E> {
    AnyPublisher { value, completion in
      self._subscribe(
        value: value,
        completion: {
          switch $0 {
          case .finished: completion(.finished)
          case .failure(let error): completion(.failure(transform(error)))
          }
        })
    }
  }

  /// Sends a value in place of an error.
  public func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
    AnyPublisher { value, completion in
      self._subscribe(
        value: value,
        completion: {
          if case .failure = $0 { value(output) }
          completion(.finished)
        })
    }
  }

  /// Goes on with another publisher after an error.
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> AnyPublisher<Output, P.Failure> where P.Output == Output {
    AnyPublisher { value, completion in
      var next: AnyCancellable?
      let first = self._subscribe(
        value: value,
        completion: {
          switch $0 {
          case .finished: completion(.finished)
          case .failure(let error):
            next = handler(error)._subscribe(value: value, completion: completion)
          }
        })
      return AnyCancellable {
        first.cancel()
        next?.cancel()
      }
    }
  }
}

extension Publisher where Output: Equatable {
  /// Drops values that equal the one before.
  public func removeDuplicates() -> AnyPublisher<Output, Failure> {
    removeDuplicates(by: ==)
  }
}

extension Publisher where Failure == Never {
  /// Says that it may fail.
  public func setFailureType<E: Error>(to failureType: E.Type) -> AnyPublisher<Output, E> {
    AnyPublisher { value, completion in
      self._subscribe(value: value, completion: { _ in completion(.finished) })
    }
  }
}

extension Subscribers.Completion {
  /// The same with an error of any type.
  var erased: Subscribers.Completion<any Error> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(error)
    }
  }
}
