internal import Glibc

/// Lines of a pipe or a file, or of a terminal in plain mode, without any editing of our own.
package final class PlainLines: LineSource {
  /// The most bytes of one line; a longer one is read to its end and reported.
  package static let longestLine = 1 << 20

  package let isInteractive: Bool
  private let descriptor: Int32
  private let output: Int32
  private let relay: SignalRelay?
  private let notices: NoticeQueue?
  private var splitter = LineSplitter(longest: PlainLines.longestLine)
  private var hasEnded = false

  /// Makes a source of lines.
  ///
  /// - Parameters:
  ///   - descriptor: where to read.
  ///   - output: where prompts go; only if both are terminals are there any.
  ///   - relay: Ctrl-C and the request to end come from it; without it, they have their default effect.
  ///   - notices: messages to be shown between lines.
  package init(
    descriptor: Int32 = 0, output: Int32 = 1, relay: SignalRelay? = nil, notices: NoticeQueue? = nil
  ) {
    self.descriptor = descriptor
    self.output = output
    self.relay = relay
    self.notices = notices
    isInteractive = isatty(descriptor) == 1 && isatty(output) == 1
  }

  package func nextLine(_ request: LineRequest) -> LineEvent {
    if let arrivals = relay?.take() {
      if let signal = arrivals.ending { return .terminated(signal: signal) }
      // On a terminal it was meant for what ran before.
      if arrivals.isInterrupted && !isInteractive { return .interrupted }
    }
    // From before the prompt is seen, so that Ctrl-C at it is always told to the asker.
    guard let relay else { return ask(request) }
    return relay.listening { ask(request) }
  }

  private func ask(_ request: LineRequest) -> LineEvent {
    if isInteractive { TerminalGuard.restore() }
    showNotices()
    if isInteractive { Descriptors.write(request.prompt, to: output) }
    while true {
      if let event = splitter.next() { return event }
      if hasEnded { return finish() }
      if let event = waitForInput(request) { return event }
    }
  }

  /// Reads more, unless something else happens first.
  private func waitForInput(_ request: LineRequest) -> LineEvent? {
    guard let relay else {
      return readMore()
    }
    let ready = Descriptors.poll([relay.descriptor, descriptor], milliseconds: nil)
    let arrivals = relay.take()
    if let signal = arrivals.ending { return .terminated(signal: signal) }
    if arrivals.isInterrupted { return interrupt() }
    if isInteractive, let notices, !notices.isEmpty {
      Descriptors.write("\n", to: output)
      showNotices()
      Descriptors.write(request.prompt, to: output)
    }
    return ready.contains(descriptor) ? readMore() : nil
  }

  /// Drops what was read of the line; in a pipe what follows is still to come.
  private func interrupt() -> LineEvent {
    if isInteractive {
      splitter.drop()
      Descriptors.write("\n", to: output)
    }
    return .interrupted
  }

  private func readMore() -> LineEvent? {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    let count = unsafe read(descriptor, &chunk, chunk.count)
    if count > 0 {
      splitter.add(chunk[..<count])
    } else if count < 0 && (errno == EINTR || errno == EAGAIN) {
      if errno == EAGAIN { _ = Descriptors.poll([descriptor], milliseconds: 1000) }
    } else {
      return end(code: count < 0 ? errno : 0)
    }
    return nil
  }

  /// A terminal that can't be read any more is gone; a pipe has just ended.
  private func end(code: Int32) -> LineEvent? {
    if code == EIO && isatty(descriptor) == 1 || code == EIO && isInteractive {
      relay?.noteLostTerminal()
      return .terminated(signal: SIGHUP)
    }
    hasEnded = !isInteractive
    splitter.end()
    if code != 0 {
      hasEnded = true
      return .unreadable(LineDamage(kind: .readFailed(code: code), line: splitter.lineNumber + 1))
    }
    return isInteractive ? splitter.next() ?? finish() : nil
  }

  /// Ends the prompt's line, as Ctrl-D doesn't.
  private func finish() -> LineEvent {
    if isInteractive { Descriptors.write("\n", to: output) }
    return .endOfInput
  }

  private func showNotices() {
    guard let notices else { return }
    for notice in notices.takeAll() { Descriptors.write(notice + "\n", to: output) }
  }
}
