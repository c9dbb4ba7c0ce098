internal import FoundationEssentials

/// Replays a history written as one line of JSON and answers with a line of JSON.
///
/// The input has `id`, `parameters`, `options`, `changes` and `reviews`; all but the reviews may be
/// absent, and other keys are ignored. The answer is `{"id":...,"states":[...]}` with a state after
/// each review. Days are whole periods of 24 hours and intervals are not spread, as in FSRS's
/// reference implementation.
///
/// - Parameters:
///   - line: The JSON.
///   - number: Which line of the input it is, from 1, for the error.
/// - Returns: A line of JSON, without an end.
/// - Throws: What is wrong with the line.
public func replayLine(_ line: String, number: Int) throws(ReplayLineProblem) -> String {
  let (id, history) = try read(line, number)
  return output(id, replay(history))
}

/// The history that a line tells, in the form that `replayLine` reads.
///
/// - Parameters:
///   - line: The JSON.
///   - number: Which line of the input it is, from 1, for the error.
/// - Returns: The history.
/// - Throws: What is wrong with the line.
public func readHistory(_ line: String, number: Int) throws(ReplayLineProblem) -> History {
  try read(line, number).history
}

private func read(
  _ line: String, _ number: Int
) throws(ReplayLineProblem) -> (id: LineIdentity?, history: History) {
  let input: HistoryLine
  do {
    input = try JSONDecoder().decode(HistoryLine.self, from: Data(line.utf8))
  } catch {
    throw ReplayLineProblem(line: number, reason: describe(error))
  }
  do {
    return (input.id, try input.history())
  } catch {
    throw ReplayLineProblem(line: number, reason: "\(error)")
  }
}

/// Why a line of replay's input can't be replayed.
public struct ReplayLineProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line, from 1.
  public let line: Int
  /// What is wrong with it.
  public let reason: String

  public var description: String { "line \(line): \(reason)" }
}

extension HistoryLine {
  /// The history that the line tells.
  fileprivate func history() throws -> History {
    var settings = SchedulerSettings.reference
    settings.parameters = try SchedulerParameters(parameters ?? [])
    options?.apply(to: &settings)
    let first = try Scheduler(settings)
    var later: [History.Change] = []
    for change in (changes ?? []).sorted(by: { $0.before < $1.before }) {
      if let numbers = change.parameters {
        settings.parameters = try SchedulerParameters(numbers)
      }
      change.options?.apply(to: &settings)
      later.append(History.Change(before: change.before, scheduler: try Scheduler(settings)))
    }
    let reviews = reviews.map { Review($0.rating, at: Moment($0.time)) }
    return History(reviews, scheduler: first, changes: later)
  }
}

private func output(_ id: LineIdentity?, _ states: [ReplayedReview]) -> String {
  let name =
    switch id {
    case .text(let text): quoted(text)
    case .number(let number): "\(number)"
    case nil: "null"
    }
  return "{\"id\":\(name),\"states\":[\(states.map(json).joined(separator: ","))]}"
}

private func json(_ state: ReplayedReview) -> String {
  let card = state.card
  let fields = [
    ("state", quoted(card.phase.rawValue)),
    ("step", card.step.map(String.init) ?? "null"),
    ("stability", number(card.memory?.stability)),
    ("difficulty", number(card.memory?.difficulty)),
    ("due", card.due.map { quoted($0.iso8601) } ?? "null"),
    ("retrievability", number(state.retrievability)),
    ("retrievability_at_due", number(state.retrievabilityWhenDue)),
  ]
  return "{\(fields.map { "\"\($0)\":\($1)" }.joined(separator: ","))}"
}

private func number(_ value: Double?) -> String {
  guard let value, value.isFinite else { return "null" }
  return "\(value)"
}

private func quoted(_ text: String) -> String {
  var result = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"", "\\": result += "\\\(scalar)"
    case "\u{0}"..."\u{1f}":
      let digits = String(scalar.value, radix: 16)
      result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result + "\""
}

/// Words for what a decoder found, with the place: `reviews[3].rating: ...`.
private func describe(_ error: any Error) -> String {
  guard let error = error as? DecodingError else { return "not readable as JSON" }
  switch error {
  case .keyNotFound(let key, let context):
    return "\(place(context.codingPath + [key])): missing"
  case .typeMismatch(_, let context):
    return context.codingPath.isEmpty
      ? "not a JSON object" : "\(place(context.codingPath)): a value of another type is needed"
  case .valueNotFound(_, let context):
    return "\(place(context.codingPath)): null, where a value is needed"
  case .dataCorrupted(let context):
    return context.codingPath.isEmpty
      ? "not valid JSON" : "\(place(context.codingPath)): \(context.debugDescription)"
  @unknown default:
    return "not readable as JSON"
  }
}

private func place(_ path: [any CodingKey]) -> String {
  path.reduce("") { text, key in
    if let index = key.intValue { return "\(text)[\(index)]" }
    return text.isEmpty ? key.stringValue : "\(text).\(key.stringValue)"
  }
}
