/// Why a scaffold could not be made.
package enum ScaffoldProblem: Error, Sendable, Equatable {
  /// The place is taken, by a file or a folder at this path.
  case exists(path: String)
  /// Not a name that a folder and an id can have.
  case badName(String)
  case noSuchLesson(name: String, known: [String])
  /// The solution given with `--from` has no body of that name.
  case noSuchBody(name: String, known: [String])
  /// `--from` without the names of bodies to empty.
  case nothingToEmpty(known: [String])
  case solutionDoesNotParse
  case unreadable(path: String, reason: String)
  case unwritable(path: String, reason: String)
}
