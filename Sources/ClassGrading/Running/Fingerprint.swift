package import CourseFiles
internal import MessageDigest

/// Hashes that tell whether a result still holds.
package enum Fingerprint {
  /// Hash of all in an exercise that decides a verdict: not its title, texts or points.
  package static func suite(of exercise: Exercise) -> String {
    let limits = exercise.limits
    var parts = [
      exercise.id, exercise.suite.text, exercise.solution.text, exercise.given?.text ?? "",
      exercise.dialect.rawValue, exercise.imports.joined(separator: "\n"), "\(limits)",
    ]
    parts += exercise.rules.map { "\($0)" }
    parts += exercise.wrong.flatMap { [$0.name, $0.source.text, $0.sentence] }
    return hash(parts)
  }

  /// Hash of a list of texts; moving text from one to the next changes it.
  package static func hash(_ parts: [String]) -> String {
    SHA256.hex(parts.flatMap { part in Array("\(part.utf8.count):".utf8) + Array(part.utf8) })
  }
}
