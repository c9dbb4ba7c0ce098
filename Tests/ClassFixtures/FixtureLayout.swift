/// How a class lies in a folder.
package enum FixtureLayout: String, Sendable, CaseIterable {
  case files, folders, github, moodle, canvas

  /// The path of a student's answer.
  ///
  /// - Parameters:
  ///   - student: the name.
  ///   - index: the student's place in the class, from 0.
  /// - Returns: the path below the folder of the class.
  package func path(of student: String, at index: Int) -> String {
    let plain = student.unicodeScalars.filter(\.isASCII).map(String.init).joined()
    let user = plain.lowercased().filter { $0.isLetter || $0.isNumber } + "\(index)"
    switch self {
    case .files: return "\(student).swift"
    case .folders: return "\(student)/answer.swift"
    case .github: return "focus-chain-\(user)/Sources/answer.swift"
    case .moodle: return "\(student)_\(10_000 + index)_assignsubmission_file_/answer.swift"
    case .canvas:
      let late = index % 9 == 4 ? "late_" : ""
      return "\(user)_\(late)\(2000 + index)_\(70_000 + index)_answer.swift"
    }
  }
}
