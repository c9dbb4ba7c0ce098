import ClassGrading
import Synchronization

/// Judges without a compiler: an answer says in its text what its verdict is to be.
///
/// `solution` passes; `miss 1 3` misses the cases 1 and 3; `outcome crashed` has that outcome; `fault 2` makes the grader
/// fail the first two times.
final class StandInJudge: Sendable {
  static let cases = [
    "after name comes email", "after email comes password", "after password comes nothing",
    "the whole chain", "the chain twice",
  ]

  private struct State {
    var judged: [String] = []
    var faults: [String: Int] = [:]
  }

  private let state = Mutex(State())
  let sandbox: String

  init(sandbox: String = "bubblewrap") { self.sandbox = sandbox }

  /// The texts judged so far, without the solution.
  var judged: [String] { state.withLock { $0.judged.filter { $0 != "solution" } } }

  func judge(_ answer: [UInt8]) -> Verdict {
    let text = String(decoding: answer, as: UTF8.self)
    let words = text.split(whereSeparator: \.isWhitespace)
    let count = state.withLock { state in
      state.judged.append(text)
      state.faults[text, default: 0] += 1
      return state.faults[text, default: 0]
    }
    var missed = Set<Int>()
    if words.first == "miss" { missed = Set(words.dropFirst().compactMap { Int($0) }) }
    var outcome: Verdict.Outcome = missed.isEmpty ? .passed : .failed
    if words.first == "outcome", words.count > 1 {
      outcome = Verdict.Outcome(rawValue: String(words[1])) ?? .failed
    }
    if words.first == "fault", words.count > 1, count <= Int(words[1]) ?? 0 {
      outcome = .graderFault
    }
    return verdict(outcome, missed, text)
  }

  private func verdict(_ outcome: Verdict.Outcome, _ missed: Set<Int>, _ text: String) -> Verdict {
    var verdict = Verdict(exercise: "focus-chain", outcome: outcome, sandbox: sandbox)
    switch outcome {
    case .didNotCompile, .ruleBroken, .graderFault:
      verdict.diagnostics = [
        .init(severity: "error", line: 3, column: 5, message: "message of \(outcome.rawValue)")
      ]
    default:
      verdict.cases = Self.cases.enumerated().map { index, name in
        guard missed.contains(index + 1) else {
          return .init(
            name: name,
            outcome: outcome == .passed || outcome == .failed || index == 0 ? .passed : .notRun)
        }
        return .init(
          name: name, outcome: .failed, steps: ["ask for the field after it"], expected: "nil",
          actual: ".name of \(missed.count)")
      }
    }
    verdict.output = "printed by \(text)"
    verdict.seconds = .init(compile: 0.06, link: 0.02, run: 0.01, total: 0.09)
    return verdict
  }
}
