import Grading

/// A student of a class as reports show one.
package struct ClassRow: Sendable {
  /// What there is to show.
  package enum State: Sendable {
    case judged(ClassResult)
    /// The grader itself failed; no score.
    case fault(ClassResult)
    /// There was nothing to judge; with the reason.
    case nothing(String)
    /// It was not judged yet.
    case waiting
  }

  /// From 1, in the order of the class.
  package var number: Int
  package var student: String
  /// The learning platform's number; may be empty.
  package var platformNumber: String
  package var file: String
  package var isLate: Bool
  package var notes: [String]
  package var state: State

  /// The result, where there is a score.
  package var result: ClassResult? {
    if case .judged(let result) = state { result } else { nil }
  }
}
