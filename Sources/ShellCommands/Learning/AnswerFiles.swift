internal import Glibc

/// The learner's own copies: one folder an exercise, made from its starter; nothing written there is ever overwritten.
package struct AnswerFiles: Sendable {
  /// Folder that holds one folder an exercise.
  package var root: String

  package init(root: String) { self.root = root }

  /// Path of the learner's file, whether it is there or not.
  package func path(of exercise: String) -> String { "\(root)/\(exercise)/answer.swift" }

  /// Path of the learner's file, made from the starter where it is not there yet.
  ///
  /// - Throws: `CommandFailure.unwritable`.
  package func open(_ exercise: String, starter: String) throws(CommandFailure) -> String {
    let file = path(of: exercise)
    if unsafe access(file, F_OK) == 0 { return file }
    try makeFolder("\(root)/\(exercise)")
    try DiskFile.create(file, text: starter)
    return file
  }

  /// Puts the starter back; the old answer is kept beside it as `answer-1.swift`, `answer-2.swift` ...
  ///
  /// - Returns: the path of the kept answer, or nil where there was none.
  /// - Throws: `CommandFailure.unwritable`.
  package func reset(_ exercise: String, starter: String) throws(CommandFailure) -> String? {
    let file = path(of: exercise)
    guard unsafe access(file, F_OK) == 0 else {
      _ = try open(exercise, starter: starter)
      return nil
    }
    let kept = try freeName(beside: file)
    guard unsafe rename(file, kept) == 0 else {
      throw .unwritable(path: kept, reason: DiskFile.reason(errno))
    }
    try DiskFile.create(file, text: starter)
    return kept
  }

  private func freeName(beside file: String) throws(CommandFailure) -> String {
    let stem = String(file.dropLast(".swift".count))
    for number in 1...9999 where unsafe access("\(stem)-\(number).swift", F_OK) != 0 {
      return "\(stem)-\(number).swift"
    }
    throw .unwritable(path: file, reason: "9999 old answers lie beside it already")
  }

  private func makeFolder(_ folder: String) throws(CommandFailure) {
    try DiskFile.makeFolder(folder)
  }
}
