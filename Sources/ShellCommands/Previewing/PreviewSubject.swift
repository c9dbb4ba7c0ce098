internal import CourseFiles
internal import FormUICompile
internal import Glibc
internal import Grading

/// What is previewed: a file, and the exercise whose given declarations it sees.
struct PreviewSubject {
  let path: String
  let source: [UInt8]
  let exercise: Exercise?

  /// Finds what a word stands for: a path, a sample, or an exercise; without a word, the exercise one is at.
  ///
  /// - Throws: where there is no such thing, or it has no form.
  init(_ word: String?, in session: Session) throws(CommandFailure) {
    (path, exercise) = try PreviewSubject.find(word, session)
    source = try DiskFile.bytes(of: path)
    guard let text = String(validating: source, as: UTF8.self) else {
      throw .unusableFile(path: path, reason: "it is not UTF-8 text")
    }
    guard FormUIFlags.isNeeded(for: text) else {
      throw .unusableFile(
        path: path, reason: "it does not say `import SwiftUI`, so it has no form to show")
    }
  }

  private static func find(
    _ word: String?, _ session: Session
  ) throws(CommandFailure) -> (path: String, exercise: Exercise?) {
    guard let word else {
      let exercise = try session.exercise(named: nil, for: "preview")
      return (try session.open(exercise), exercise)
    }
    if word.contains("/") || word.hasSuffix(".swift") { return (word, nil) }
    let course = try session.course()
    if let (_, sample) = course.sample(word) { return (session.samplePath(sample), nil) }
    let isFile = unsafe access(word, F_OK) == 0
    if !isFile || course.exercises.contains(where: { $0.id == word }) {
      let exercise = try session.exercise(named: word, for: "preview")
      return (try session.open(exercise), exercise)
    }
    return (word, nil)
  }
}
