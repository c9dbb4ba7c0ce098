package import Grading

/// What each case of an exercise is worth.
package struct Scale: Codable, Sendable, Equatable {
  /// A case and its points.
  package struct Item: Codable, Sendable, Equatable {
    package var name: String
    package var points: Int
  }

  /// The cases in the order of the suite.
  package var items: [Item]

  /// Points of an answer that does everything right.
  package var full: Int { Self.sum(items.map(\.points)) }

  /// Gives every case its points: those of the front matter, else those of the suite.
  ///
  /// - Parameters:
  ///   - cases: the suite's cases as the solution's verdict has them; a name that comes twice counts once.
  ///   - points: the front matter's points by case name; 0 is legal, less counts as 0.
  ///   - exercise: the exercise's id, for the message.
  /// - Throws: `ClassProblem.pointsForUnknownCase`.
  package init(
    cases: [CaseVerdict], points: [String: Int], exercise: String
  ) throws(ClassProblem) {
    let unknown = Set(points.keys).subtracting(cases.map(\.name)).sorted()
    guard unknown.isEmpty else {
      throw .pointsForUnknownCase(exercise: exercise, names: unknown)
    }
    var seen: Set<String> = []
    items = cases.filter { seen.insert($0.name).inserted }
      .map { Item(name: $0.name, points: max(points[$0.name] ?? $0.points, 0)) }
  }

  /// Points of a verdict: those of the cases that passed.
  ///
  /// Nil where the grader was at fault: that is no score. A case that the verdict doesn't name earns nothing, and one that it names twice earns its points only when it
  /// passed each time. An answer that broke a rule or didn't compile earns nothing, whatever its cases say.
  package func points(for verdict: Verdict) -> Int? {
    switch verdict.outcome {
    case .graderFault: return nil
    case .ruleBroken, .didNotCompile: return 0
    case .passed, .failed, .crashed, .timedOut, .outOfMemory, .tooMuchOutput: break
    }
    let outcomes = outcomes(of: verdict)
    return Self.sum(zip(items, outcomes).map { $1 == .passed ? $0.points : 0 })
  }

  /// How each case of the scale ended, in its order.
  package func outcomes(of verdict: Verdict) -> [CaseVerdict.Outcome] {
    var found: [String: CaseVerdict.Outcome] = [:]
    for one in verdict.cases where found[one.name, default: .passed] == .passed {
      found[one.name] = one.outcome
    }
    return items.map { found[$0.name] ?? .notRun }
  }

  private static func sum(_ points: [Int]) -> Int {
    points.reduce(0) { sum, next in
      let (total, isOver) = sum.addingReportingOverflow(next)
      return isOver ? .max : total
    }
  }
}
