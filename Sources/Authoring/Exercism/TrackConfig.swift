import CourseFiles
import FoundationEssentials

/// What is needed of an exercise's `.meta/config.json`: paths of files, below the exercise.
struct TrackConfig: Decodable, Equatable {
  struct Files: Decodable, Equatable {
    /// The stub that a student fills in.
    var solution: [String]?
    var test: [String]?
    /// The example solution of a practice exercise.
    var example: [String]?
    /// The example solution of a concept exercise.
    var exemplar: [String]?
    /// Files handed out and not edited.
    var editor: [String]?
  }

  var files: Files?

  /// The files of the example solution, of either kind.
  var example: [String] { files?.example ?? files?.exemplar ?? [] }

  /// Reads a file's text.
  static func read(_ source: SourceText) throws(CourseProblem) -> TrackConfig {
    do {
      return try JSONDecoder().decode(TrackConfig.self, from: Data(source.text.utf8))
    } catch {
      throw CourseProblem(
        file: source.path, message: "This is no configuration of an exercise that can be read.",
        hint: "It is JSON with an object `files` of lists of paths.")
    }
  }
}
