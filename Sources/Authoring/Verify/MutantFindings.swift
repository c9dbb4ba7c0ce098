import CourseFiles

/// Tells of mutants that a suite lets pass, and of marks that mark nothing.
struct MutantFindings {
  let exercise: Exercise
  let results: [MutantResult]

  func findings() -> [Finding] {
    results.compactMap(finding) + marks()
  }

  private func finding(_ result: MutantResult) -> Finding? {
    let mutant = result.mutant
    switch result.fate {
    case .caught, .notViable, .equivalent: return nil
    case .survived:
      return Finding(
        file: exercise.solution.path, line: mutant.line, column: mutant.column,
        "The suite does not notice that \(mutant.description) (\(mutant.id)).",
        hint:
          "Let a case look at what this changes; or, where it changes nothing, add to mutants.yml "
          + "under `equivalent:` a line `\(mutant.id): ` and the reason.",
        details: mutant.diff.text)
    case .unknown(let reason):
      return Finding(
        file: exercise.solution.path, line: mutant.line, column: mutant.column,
        "A mutant could not be judged (\(mutant.id)).", hint: "Verify again.", details: reason)
    }
  }

  private func marks() -> [Finding] {
    let fates = Dictionary(results.map { ($0.mutant.id, $0.fate) }) { first, _ in first }
    return exercise.mutantMarks.compactMap { mark in
      let file = exercise.folder + "/mutants.yml"
      guard let fate = fates[mark.mutant] else {
        return Finding(
          file: file, line: mark.line, "The solution has no mutant `\(mark.mutant)` any more.",
          hint: "The code that it was about has changed. Delete the line.")
      }
      if case .equivalent = fate { return nil }
      return Finding(
        .warning, file: file, line: mark.line,
        "The mutant `\(mark.mutant)` is called equivalent, but the suite tells it from the solution.",
        hint: "Delete the line.")
    }
  }
}
