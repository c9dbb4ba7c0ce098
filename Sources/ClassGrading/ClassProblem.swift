/// What keeps a class from being judged.
///
/// Cases hold facts; `ClassProblem+Words.swift` words them.
package enum ClassProblem: Error, Sendable, Equatable {
  // What the instructor handed over
  case noSuchPlace(path: String)
  case unreadable(path: String, reason: String)
  case notSubmissions(path: String)
  case noSubmissions(path: String, passedOver: Int)
  case brokenTable(path: String, line: Int, message: String)
  case brokenArchive(path: String, reason: String)
  // The folder of results
  case unwritable(path: String, reason: String)
  case inUse(path: String)
  case otherExercise(path: String, found: String, wanted: String)
  case otherAnonymity(path: String, isAnonymous: Bool)
  case brokenResults(path: String, reason: String)
  // Parts
  case badShard(text: String)
  case noParts(path: String)
  case partsDiffer(one: String, other: String, what: String)
  case partsMissing(parts: [Int], of: Int)
  case answersMissing(count: Int, part: String)
  // The exercise and the machine
  case noSandbox(level: String)
  case solutionFails(exercise: String, reason: String)
  case pointsForUnknownCase(exercise: String, names: [String])
  case graderFault(message: String)
  case interrupted
}
