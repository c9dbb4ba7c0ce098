/// What a suite said of a mutant.
package enum MutantFate: Sendable, Hashable {
  /// The suite told it from the solution; by what, a case's name or a kind of end.
  case caught(by: String)
  /// The compiler refused it, so nobody could have written it unnoticed.
  case notViable
  /// The suite took it for right.
  case survived
  /// The suite took it for right, and the author says why that is so.
  case equivalent(reason: String)
  /// The machine was in the way; nothing is known of the mutant.
  case unknown(reason: String)
}

/// A mutant and what became of it.
package struct MutantResult: Sendable, Equatable {
  package var mutant: Mutant
  package var fate: MutantFate
}

/// Judges all mutants of a solution.
package struct MutantRun: Sendable {
  /// Judges one text in place of the solution; never says `equivalent`.
  package typealias Judge = @Sendable (_ source: String) async -> MutantFate

  /// How many are judged at once.
  package var workers: Int
  /// Reasons by the ids of the mutants that the author calls equivalent.
  package var equivalents: [String: String]
  package var judge: Judge

  package init(workers: Int, equivalents: [String: String], judge: @escaping Judge) {
    self.workers = workers
    self.equivalents = equivalents
    self.judge = judge
  }

  /// Judges mutants.
  ///
  /// - Parameters:
  ///   - mutants: Those of one solution.
  ///   - progress: Called after each, with the number that is done.
  /// - Returns: The results in the order of the mutants, whatever the number of workers.
  package func results(
    for mutants: [Mutant], progress: @escaping @Sendable (_ done: Int) -> Void = { _ in }
  ) async -> [MutantResult] {
    let fates = await parallelMap(mutants, workers: workers, progress: progress) { mutant in
      await fate(of: mutant)
    }
    return zip(mutants, fates).map { MutantResult(mutant: $0, fate: $1) }
  }

  private func fate(of mutant: Mutant) async -> MutantFate {
    let fate = await judge(mutant.source)
    guard fate == .survived, let reason = equivalents[mutant.id] else { return fate }
    return .equivalent(reason: reason)
  }
}
