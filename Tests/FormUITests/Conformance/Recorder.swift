import FormUI

/// Collects what handlers of a form under test have done.
@MainActor
final class Recorder {
  private(set) var entries: [String] = []

  func note(_ entry: String) {
    entries.append(entry)
  }
}
