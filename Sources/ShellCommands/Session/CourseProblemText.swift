package import CourseFiles

/// Words a problem of the course the way compilers do.
package enum CourseProblemText {
  /// Place, message and hint in a row, such as `path:line:column: message hint`.
  package static func line(_ problem: CourseProblem) -> String {
    var place = problem.file
    if problem.line > 0 { place += ":\(problem.line)" }
    if problem.line > 0, problem.column > 0 { place += ":\(problem.column)" }
    return "\(place): \(problem.message)" + (problem.hint.isEmpty ? "" : " \(problem.hint)")
  }
}
