/// What an exercise needs before answers to it can be judged: made once, kept in the cache.
struct PreparedExercise: Sendable, Codable {
  /// The view that the suite has of answers.
  enum View: String, Codable {
    case bridge, imports
  }

  var view: View
  /// The lines put in front of the suite, or the source of the bridge.
  var viewSource: String
  var outlines: [CaseOutline]
  /// Names of what is given.
  var given: Set<String>
  /// What the solution shows.
  var reference: Observations
  /// Digests of the files beside this one, to see whether they are whole.
  var files: [String: String] = [:]
  /// Digest of the solution's module, under which the suite's first object lies.
  var moduleDigest: String

  /// The runs that a judgement asks for.
  var units: [RunUnit] {
    outlines.enumerated().flatMap { item, outline in
      (0..<max(1, outline.samples)).map { RunUnit(item: item, sample: $0) }
    }
  }
}

/// What was seen in every run of a suite.
struct Observations: Sendable, Codable, Equatable {
  var events: [[StoryEvent]]

  /// The digest of a run that shows exactly this.
  func digest(_ units: [RunUnit]) -> String {
    var pass = Runner.Pass()
    for (unit, events) in zip(units, events) { pass.outcomes[unit] = .told(events) }
    return ObservedDigest.of([pass], units)
  }
}
