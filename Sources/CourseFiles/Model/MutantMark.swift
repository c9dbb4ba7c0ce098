/// What an author says of a mutant of the solution that no suite can tell from it.
package struct MutantMark: Sendable, Equatable {
  /// The mutant's id, `boundary-3f9a2c`.
  package var mutant: String
  /// Why the mutant behaves as the solution does.
  package var reason: String
  /// Line of the mark in `mutants.yml`, from 1.
  package var line: Int

  package init(mutant: String, reason: String, line: Int) {
    self.mutant = mutant
    self.reason = reason
    self.line = line
  }
}
