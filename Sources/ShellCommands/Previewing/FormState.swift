internal import FoundationEssentials

/// What the host of a form says of it after a step, as far as the shell reads it.
struct FormState: Decodable {
  struct Control: Decodable {
    var kind: String
    var label: String
    var identifier: String?
    var prompt: String?
    var options: [String]?
  }

  var step: String
  var error: String?
  var focused: String?
  var controls: [Control]
  /// What the step is to show.
  var output: String?
  var announcements: [String]
  var warnings: [String]?

  /// Reads a line of JSON; nil where it is something else.
  init?(_ line: String) {
    guard let state = try? JSONDecoder().decode(FormState.self, from: Data(line.utf8)) else {
      return nil
    }
    self = state
  }

  /// What the controls can be called, for completion.
  var names: [String] {
    var seen: Set<String> = []
    return controls.flatMap { [$0.label, $0.identifier ?? ""] }.filter {
      !$0.isEmpty && seen.insert($0).inserted
    }
  }
}
