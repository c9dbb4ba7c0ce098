/// Reads `mutants.yml` of an exercise: which mutants its author calls equivalent, and why.
enum MutantMarkReader {
  private static let keys = ["equivalent"]

  /// The marks in the order of the file; none where there is no file.
  static func marks(
    in folder: String, course: CourseFolder, problems: ProblemList
  ) -> [MutantMark] {
    let file = folder + "/mutants.yml"
    guard course.holds(file) else { return [] }
    let fields = problems.keeping { () throws(CourseProblem) in
      let text = try course.text(at: file).text
      let (entries, place) = try YAMLReader.mapping(
        text, file: file, linesBefore: 0, problems: problems)
      return Fields(entries, file: file, place: place, known: keys, problems: problems)
    }
    guard let fields else { return [] }
    return fields.entries("equivalent").compactMap { entry in
      guard case .scalar(let reason, _) = entry.value.value, !reason.allSatisfy(\.isWhitespace)
      else {
        fields.complain(
          entry.keyPlace, "`\(entry.key)` has no reason.",
          "Write after the colon why the mutant behaves as the solution does.")
        return nil
      }
      return MutantMark(mutant: entry.key, reason: reason, line: entry.keyPlace.line)
    }
  }
}
