import Foundation

extension Publisher {
  /// Passes on a value when no other one has come for a while.
  public func debounce<S: Scheduler>(
    for dueTime: SchedulerStride, scheduler: S
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { value, completion in
      var generation = 0
      return self._subscribe(
        value: { output in
          generation += 1
          let mine = generation
          _CombineClock.run(after: dueTime.timeInterval) {
            if mine == generation { value(output) }
          }
        }, completion: completion)
    }
  }

  /// Passes on at most one value in a while.
  public func throttle<S: Scheduler>(
    for interval: SchedulerStride, scheduler: S, latest: Bool
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { value, completion in
      var isWaiting = false
      var pending: Output?
      return self._subscribe(
        value: { output in
          guard !isWaiting else {
            if latest || pending == nil { pending = output }
            return
          }
          isWaiting = true
          value(output)
          _CombineClock.run(after: interval.timeInterval) {
            isWaiting = false
            if let held = pending { value(held) }
            pending = nil
          }
        }, completion: completion)
    }
  }

  /// Passes values on later.
  public func delay<S: Scheduler>(
    for interval: SchedulerStride, scheduler: S
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { value, completion in
      self._subscribe(
        value: { output in _CombineClock.run(after: interval.timeInterval) { value(output) } },
        completion: { end in _CombineClock.run(after: interval.timeInterval) { completion(end) } })
    }
  }
}

extension Timer {
  /// A publisher that sends the time again and again.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: Any? = nil
  ) -> TimerPublisher {
    TimerPublisher(interval: interval)
  }

  /// Sends the time again and again once it is connected.
  public final class TimerPublisher: Publisher, @unchecked Sendable {
    /// The time is sent.
    public typealias Output = Date
    /// It never fails.
    public typealias Failure = Never

    private let interval: TimeInterval
    private let receivers = Receivers<Date, Never>()
    private var isConnected = false

    init(interval: TimeInterval) {
      self.interval = interval
    }

    /// Adds a receiver.
    public func _subscribe(
      value: @escaping (Date) -> Void,
      completion: @escaping (Subscribers.Completion<Never>) -> Void
    ) -> AnyCancellable {
      receivers.add(value: value, completion: completion)
    }

    /// Starts the timer.
    public func connect() -> any Cancellable {
      if !isConnected {
        isConnected = true
        tick()
      }
      return AnyCancellable { [weak self] in self?.isConnected = false }
    }

    /// Starts the timer with the first receiver.
    public func autoconnect() -> Publishers.Autoconnect {
      Publishers.Autoconnect(upstream: self)
    }

    private func tick() {
      _CombineClock.run(after: interval) { [weak self] in
        guard let self, isConnected else { return }
        receivers.send(Date())
        tick()
      }
    }
  }
}

extension NotificationCenter {
  /// A publisher of notifications of a name.
  public func publisher(
    for name: Notification.Name, object: AnyObject? = nil
  ) -> AnyPublisher<Notification, Never> {
    let center = self
    return AnyPublisher { value, _ in
      let receive = NotificationReceiver(value)
      let token = center.addObserver(forName: name, object: object, queue: nil) {
        receive.value($0)
      }
      return AnyCancellable { center.removeObserver(token) }
    }
  }

  /// A publisher of notifications.
  public typealias Publisher = AnyPublisher<Notification, Never>
}

private struct NotificationReceiver: @unchecked Sendable {
  let value: (Notification) -> Void

  init(_ value: @escaping (Notification) -> Void) {
    self.value = value
  }
}
