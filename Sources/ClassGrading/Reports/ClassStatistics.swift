import Grading

/// What a report says of a class as a whole; gathered in one pass over the rows.
struct ClassStatistics: Sendable {
  /// Students who did the same.
  struct Group: Sendable {
    var behaviour: Behaviour
    /// Numbers of the rows and names, in the order of the class.
    var students: [Person] = []
  }

  struct Person: Sendable, Equatable {
    var number: Int
    var name: String
  }

  /// How often a case was missed, and what came instead.
  struct CaseCount: Sendable {
    var item: Scale.Item
    /// From 1, in the order of the suite.
    var number: Int
    var missed = 0
    /// How often each wrong outcome came, by what is said of it.
    var instead: [String: Int] = [:]
  }

  private(set) var judged = 0
  private(set) var passed = 0
  private(set) var late = 0
  private(set) var faults: [ClassRow] = []
  private(set) var nothing: [ClassRow] = []
  private(set) var waiting = 0
  /// How many students have each number of points.
  private(set) var scores: [Int: Int] = [:]
  private(set) var cases: [CaseCount]
  private(set) var outcomes: [Verdict.Outcome: Int] = [:]
  let full: Int
  private var groups: [Behaviour: Group] = [:]

  init(_ view: ClassView) {
    full = view.record.scale.full
    cases = view.record.scale.items.enumerated().map { .init(item: $1, number: $0 + 1) }
    for row in view.rows { add(row, view.record.scale) }
  }

  private mutating func add(_ row: ClassRow, _ scale: Scale) {
    switch row.state {
    case .fault: faults.append(row)
    case .nothing: nothing.append(row)
    case .waiting: waiting += 1
    case .judged(let result): add(result, of: row, scale)
    }
  }

  private mutating func add(_ result: ClassResult, of row: ClassRow, _ scale: Scale) {
    let verdict = result.verdict
    judged += 1
    if row.isLate { late += 1 }
    if verdict.outcome == .passed { passed += 1 }
    scores[result.points ?? 0, default: 0] += 1
    outcomes[verdict.outcome, default: 0] += 1
    if let behaviour = Behaviour(verdict) {
      groups[behaviour, default: Group(behaviour: behaviour)].students
        .append(Person(number: row.number, name: row.student))
    }
    countCases(verdict, scale)
  }

  private mutating func countCases(_ verdict: Verdict, _ scale: Scale) {
    let details = Dictionary(
      verdict.cases.filter { $0.outcome != .passed }.map { ($0.name, $0) },
      uniquingKeysWith: { first, _ in first })
    for (index, outcome) in scale.outcomes(of: verdict).enumerated() where outcome != .passed {
      cases[index].missed += 1
      let said =
        details[cases[index].item.name].map {
          $0.outcome == .failed ? $0.actual ?? "nothing" : VerdictWords.explanation(of: $0)
        }
        ?? VerdictWords.word(verdict.outcome)
      cases[index].instead[said, default: 0] += 1
    }
  }

  /// Cases that someone missed, the most missed first.
  var mostMissed: [CaseCount] {
    cases.filter { $0.missed > 0 }.sorted { ($1.missed, $0.number) < ($0.missed, $1.number) }
  }

  /// Groups of equal behaviour, the commonest first; then by the first student's place.
  var commonest: [Group] {
    groups.values.sorted { one, other in
      let places = (one.students.first?.number ?? 0, other.students.first?.number ?? 0)
      return (other.students.count, places.0) < (one.students.count, places.1)
    }
  }

  /// The score in the middle; between two, the mean of them; nil without scores.
  var median: Double? {
    guard judged > 0 else { return nil }
    let sorted = scores.sorted { $0.key < $1.key }
    func score(at rank: Int) -> Int {
      var seen = 0
      for (points, count) in sorted {
        seen += count
        if rank < seen { return points }
      }
      return 0
    }
    return (Double(score(at: (judged - 1) / 2)) + Double(score(at: judged / 2))) / 2
  }

  /// The mean score; nil without scores.
  var mean: Double? {
    guard judged > 0 else { return nil }
    return scores.reduce(0.0) { $0 + Double($1.key) * Double($1.value) } / Double(judged)
  }
}
