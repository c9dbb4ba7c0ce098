/// A short name for all that was seen of an answer; equal for answers that behave alike.
enum ObservedDigest {
  static func of(_ passes: [Runner.Pass], _ units: [RunUnit]) -> String {
    let pass = passes.first
    return Digest.of(units.map { unit in describe(pass?.outcomes[unit] ?? .notRun) })
  }

  private static func describe(_ outcome: UnitOutcome) -> String {
    switch outcome {
    case .told(let events): "told \(events.filter { if case .step = $0 { false } else { true } })"
    case .crashed(let facts): "crashed \(facts.signal) \(facts.message)"
    default: "\(outcome.kind)"
    }
  }
}
