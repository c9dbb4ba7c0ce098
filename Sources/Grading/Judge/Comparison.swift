/// Compares what an answer showed with what the solution showed.
struct Comparison {
  let prepared: PreparedExercise
  let passes: [Runner.Pass]
  /// Where crashes happened.
  var crashPlaces: [CrashFacts: CrashLines.Place] = [:]

  /// The judgement of each case, in the suite's order.
  func cases() -> [CaseVerdict] {
    prepared.outlines.indices.map(verdict)
  }

  private func verdict(on item: Int) -> CaseVerdict {
    let outline = prepared.outlines[item]
    var verdict = CaseVerdict(name: outline.name, outcome: .passed, points: outline.points)
    var failures: [Failure] = []
    for sample in 0..<max(1, outline.samples) {
      let unit = RunUnit(item: item, sample: sample)
      if let failure = failure(in: unit) { failures.append(failure) }
    }
    // Inputs that were not tried any more say nothing where others failed.
    let telling = failures.filter { $0.outcome.kind != .notRun }
    guard let worst = (telling.isEmpty ? failures : telling).min(by: { $0.weight < $1.weight })
    else {
      return verdict
    }
    worst.describe(in: &verdict)
    if case .crashed(let facts) = worst.outcome {
      let place = crashPlaces[facts]
      verdict.line = place?.line
      verdict.message = facts.sentence(place?.reason)
    }
    if !outline.hint.isEmpty { verdict.hint = outline.hint }
    return verdict
  }

  private func failure(in unit: RunUnit) -> Failure? {
    let expected = reference(unit)
    for pass in passes {
      switch pass.outcomes[unit] ?? .notRun {
      case .told(let events) where events.looks == expected.looks: continue
      case let outcome: return Failure(outcome: outcome, expected: expected)
      }
    }
    return nil
  }

  private func reference(_ unit: RunUnit) -> [StoryEvent] {
    var index = unit.sample
    for outline in prepared.outlines.prefix(unit.item) { index += max(1, outline.samples) }
    return prepared.reference.events[index]
  }
}

/// One run of a case that did not go as the solution's.
private struct Failure {
  var outcome: UnitOutcome
  var expected: [StoryEvent]

  /// Smaller inputs first.
  var weight: Int {
    for case .took(let input) in expected { return input.utf8.count }
    return 0
  }

  func describe(in verdict: inout CaseVerdict) {
    for case .took(let input) in expected { verdict.input = input }
    switch outcome {
    case .told(let events): describeDifference(events, in: &verdict)
    case .crashed:
      verdict.outcome = .crashed
      describeSteps(in: &verdict)
    case .timedOut(let limit):
      verdict.outcome = .timedOut
      verdict.message = limit.timeSentence
      describeSteps(in: &verdict)
    case .outOfMemory(let limit):
      verdict.outcome = .crashed
      verdict.message = limit.memorySentence
      describeSteps(in: &verdict)
    case .tooMuchOutput(let limit):
      verdict.outcome = .crashed
      verdict.message = limit.outputSentence
      describeSteps(in: &verdict)
    case .forged, .notRun: verdict.outcome = .notRun
    }
  }

  /// The steps of a case that was not finished, as far as the solution's story has them before any look.
  private func describeSteps(in verdict: inout CaseVerdict) {
    let isSample = expected.contains { if case .took = $0 { true } else { false } }
    verdict.steps = expected.steps(beforeLook: isSample ? 1 : 0)
  }

  private func describeDifference(_ actual: [StoryEvent], in verdict: inout CaseVerdict) {
    verdict.outcome = .failed
    let (wantedLooks, gotLooks) = (expected.looks, actual.looks)
    let at = zip(wantedLooks, gotLooks).prefix { $0 == $1 }.count
    let (wanted, got) = (wantedLooks[safe: at], gotLooks[safe: at])
    verdict.steps = expected.steps(beforeLook: at)
    verdict.looked = wanted?.label ?? got?.label
    verdict.expected = wanted?.shown ?? "nothing more"
    verdict.actual = got?.shown ?? "nothing more"
  }
}

extension [StoryEvent] {
  /// What decides: what was seen, not the steps, whose words an answer can have a hand in.
  fileprivate var looks: [StoryEvent] {
    filter { if case .step = $0 { false } else { true } }
  }

  /// The steps that lead to the look of this number.
  fileprivate func steps(beforeLook number: Int) -> [String] {
    var steps: [String] = []
    var looks = 0
    for event in self {
      if case .step(let step) = event {
        steps.append(step)
      } else if looks == number {
        break
      } else {
        looks += 1
      }
    }
    return steps
  }
}

extension StoryEvent {
  fileprivate var label: String? {
    if case .saw(let label, _) = self { label } else { nil }
  }

  fileprivate var shown: String {
    switch self {
    case .saw(_, let value): value
    case .threw(let error): "the error \(error)"
    case .step(let step): step
    case .took(let input): input
    }
  }
}

extension Array {
  subscript(safe index: Int) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}
