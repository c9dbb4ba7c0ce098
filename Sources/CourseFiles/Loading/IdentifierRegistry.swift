/// Where each id of a course was given, so that one given twice is named with both places.
final class IdentifierRegistry {
  private struct Owner {
    var kind: String
    var file: String
    var line: Int
  }

  private var owners: [String: Owner] = [:]

  /// Keeps an id, or adds a problem where something else has it.
  ///
  /// - Parameters:
  ///   - id: The id.
  ///   - kind: What has it, with an article: "an exercise".
  ///   - scope: The lesson within which the id is unique; empty for the whole course.
  ///   - place: Where it is given.
  ///   - file: The file in which it is given.
  ///   - problems: Takes the problem.
  func claim(
    _ id: String, kind: String, scope: String = "", at place: Place, in file: String,
    problems: ProblemList
  ) {
    let key = scope + "/" + id
    if let owner = owners[key] {
      problems.add(
        CourseProblem(
          file: file, line: place.line, column: place.column,
          message: "The id `\(id)` is taken by \(owner.kind) (\(owner.file), line \(owner.line)).",
          hint: "Give this one another id; the older keeps its own, for progress hangs on it."))
    } else {
      owners[key] = Owner(kind: kind, file: file, line: place.line)
    }
  }
}
