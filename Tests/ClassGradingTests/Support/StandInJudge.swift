import ClassGrading
import Grading
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
    case .didNotCompile, .ruleBroken:
      verdict.diagnostics = [
        .init(severity: .error, line: 3, column: 5, message: "message of \(outcome.rawValue)")
      ]
    case .graderFault: verdict.message = "message of graderFault"
    default: verdict.cases = cases(outcome, missed)
    }
    verdict.output = "printed by \(text)"
    verdict.seconds.total = 0.09
    return verdict
  }

  private func cases(_ outcome: Verdict.Outcome, _ missed: Set<Int>) -> [CaseVerdict] {
    Self.cases.enumerated().compactMap { index, name in
      if missed.contains(index + 1) {
        return caseVerdict(
          name, "failed",
          #","looked":"the next field","expected":"nil","actual":".name of \#(missed.count)""#)
      }
      let isRun = outcome == .passed || outcome == .failed || index == 0
      return caseVerdict(name, isRun ? "passed" : "notRun", "")
    }
  }
}

/// A case's verdict; the type has no initialiser for other modules, so that it is read as JSON.
func caseVerdict(_ name: String, _ outcome: String, _ more: String = "", points: Int = 1)
  -> CaseVerdict?
{
  JSONLine.decode(
    CaseVerdict.self,
    #"{"name":"\#(name)","outcome":"\#(outcome)","points":\#(points),"steps":["ask for it"]\#(more)}"#
      .utf8)
}
