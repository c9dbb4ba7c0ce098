internal import Glibc

/// Small calls on file descriptors.
enum Descriptors {
  /// Waits until one of `descriptors` can be read or is closed on the other side.
  ///
  /// - Parameters:
  ///   - descriptors: what to wait for.
  ///   - milliseconds: the longest wait; nil waits for ever.
  /// - Returns: those that are ready; none after the time, or when a signal came.
  static func poll(_ descriptors: [Int32], milliseconds: Int?) -> [Int32] {
    var entries = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    let count = unsafe Glibc.poll(
      &entries, nfds_t(entries.count), milliseconds.map { Int32($0) } ?? -1)
    guard count > 0 else { return [] }
    return entries.filter { $0.revents != 0 }.map(\.fd)
  }

  /// Writes all of `text`; false if the other side is gone or the device is full.
  @discardableResult
  static func write(_ text: String, to descriptor: Int32) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var start = 0
      while start < bytes.count {
        let count = unsafe Glibc.write(
          descriptor, bytes.baseAddress?.advanced(by: start), bytes.count - start)
        if count > 0 {
          start += count
        } else if errno == EAGAIN {
          waitUntilWritable(descriptor)
        } else if errno != EINTR {
          return false
        }
      }
      return true
    }
  }

  private static func waitUntilWritable(_ descriptor: Int32) {
    var entry = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    _ = unsafe Glibc.poll(&entry, 1, 1000)
  }
}

/// Time that only goes forward, for deadlines.
enum MonotonicClock {
  static func milliseconds() -> Int {
    var time = timespec()
    _ = unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
  }
}
