/// One thing that was looked at, and what was found.
package struct VerifiedSubject: Sendable, Equatable, Codable {
  package enum Kind: String, Sendable, Codable {
    case course
    case lesson
    case exercise
    case deck
    /// An exercise of an Exercism track.
    case track
  }

  package var kind: Kind
  /// Its id, slug or file name.
  package var name: String
  package var findings: [Finding]
  /// What was measured, for people: "solution: 12 cases, 0.03 of 4 s".
  package var notes: [String]
  /// How the mutants of an exercise's solution fared, where they were made.
  package var mutants: MutantCount?

  package init(kind: Kind, name: String, findings: [Finding] = [], notes: [String] = []) {
    self.kind = kind
    self.name = name
    self.findings = findings
    self.notes = notes
  }
}

/// How many mutants of a solution there are, by what became of them.
package struct MutantCount: Sendable, Equatable, Codable {
  package var made = 0
  package var caught = 0
  package var notViable = 0
  package var equivalent = 0
  package var survived = 0
  package var unknown = 0

  /// Counts results.
  init(_ results: [MutantResult]) {
    made = results.count
    for result in results {
      switch result.fate {
      case .caught: caught += 1
      case .notViable: notViable += 1
      case .equivalent: equivalent += 1
      case .survived: survived += 1
      case .unknown: unknown += 1
      }
    }
  }
}
