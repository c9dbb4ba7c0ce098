internal import Synchronization

/// Messages from other threads that are shown above the line being typed.
package final class NoticeQueue: Sendable {
  private let messages = Mutex<[String]>([])
  private let relay: SignalRelay?

  /// Makes a queue that wakes the reader of lines through `relay`.
  package init(relay: SignalRelay?) {
    self.relay = relay
  }

  /// Posts a message of one or more lines; safe from any thread.
  package func post(_ message: String) {
    messages.withLock { $0.append(message) }
    relay?.wake()
  }

  /// Takes all messages, oldest first.
  package func takeAll() -> [String] {
    messages.withLock { messages in
      defer { messages = [] }
      return messages
    }
  }

  package var isEmpty: Bool { messages.withLock { $0.isEmpty } }
}
