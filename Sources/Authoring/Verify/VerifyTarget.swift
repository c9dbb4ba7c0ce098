import CourseFiles
import FoundationEssentials

/// What a path names, for verification.
package enum VerifyTarget: Sendable, Equatable {
  /// A folder with `course.yml`.
  case course(String)
  /// A lesson's folder; the course that it stands in is the folder above.
  case lesson(String)
  case exercise(String)
  /// Deck files, or folders of them.
  case decks(String)
  /// An Exercism track's checkout.
  case track(String)
  case trackExercise(String)

  /// Looks at what lies at a path; nil where nothing there can be verified.
  package static func at(_ path: String) -> VerifyTarget? {
    let folder = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    let files = TextFiles()
    func has(_ name: String) -> Bool { files.holds("\(folder)/\(name)") }
    guard files.holds(folder) else { return nil }
    guard files.isFolder(folder) else { return ofFile(folder) }
    if has("course.yml") { return .course(folder) }
    if has("exercise.md") { return .exercise(folder) }
    if has("lesson.md") { return .lesson(folder) }
    if has("Package.swift") { return .trackExercise(folder) }
    if has("config.json"), has("exercises") { return .track(folder) }
    if has("exercises/course.yml") { return .course("\(folder)/exercises") }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.contains { $0.hasSuffix(".md") } ? .decks(folder) : nil
  }

  /// A file stands for what it belongs to.
  private static func ofFile(_ file: String) -> VerifyTarget? {
    let parts = file.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    let name = parts.last ?? ""
    let folder = parts.count > 1 ? parts.dropLast().joined(separator: "/") : "."
    switch name {
    case "course.yml": return .course(folder)
    case "lesson.md": return .lesson(folder)
    case "exercise.md", "starter.swift", "solution.swift", "suite.swift", "given.swift",
      "mutants.yml":
      return .exercise(folder)
    default: return name.hasSuffix(".md") ? .decks(file) : nil
    }
  }
}
