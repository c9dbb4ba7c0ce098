internal import Synchronization

/// What a form's code printed since it was last asked for.
final class PrintedBytes: Sendable {
  private let bytes = Mutex<[UInt8]>([])

  func add(_ more: [UInt8]) { bytes.withLock { $0 += more } }

  /// The text, fit to be shown.
  func take() -> String {
    bytes.withLock { bytes in
      defer { bytes = [] }
      return ShownOutput.text(of: bytes)
    }
  }
}
