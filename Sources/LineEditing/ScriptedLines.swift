/// Lines from a list, for tests and for replaying a script.
package final class ScriptedLines: LineSource {
  package let isInteractive: Bool
  private var events: ArraySlice<LineEvent>
  /// What was asked so far, in order.
  package private(set) var requests: [LineRequest] = []

  /// Makes a source that hands out `events` and then `endOfInput` for ever.
  package init(_ events: [LineEvent], isInteractive: Bool = true) {
    self.events = events[...]
    self.isInteractive = isInteractive
  }

  /// Makes a source of whole lines.
  package convenience init(lines: [String], isInteractive: Bool = true) {
    self.init(lines.map { .line($0) }, isInteractive: isInteractive)
  }

  package func nextLine(_ request: LineRequest) -> LineEvent {
    requests.append(request)
    return events.popFirst() ?? .endOfInput
  }
}
