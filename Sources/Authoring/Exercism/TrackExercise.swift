package import CourseFiles

/// An exercise of an Exercism track as it lies on disk: a package with sources and tests.
package struct TrackExercise: Sendable, Equatable {
  /// A module of the package, with the texts of its files in the order of their names.
  package struct Module: Sendable, Equatable {
    package var name: String
    package var files: [SourceText]
  }

  package var slug: String
  package var folder: String
  /// Modules of the solution, each after those that it depends on.
  package var modules: [Module]
  package var tests: [Module]
  /// Files of the example solution; empty where the exercise has none.
  package var example: [SourceText]
  /// Paths below the folder of the files that a student edits.
  package var solutionFiles: [String]
  /// 5 or 6.
  package var languageVersion: Int
  /// Packages from elsewhere that the manifest asks for.
  package var packages: [String]

  /// The same exercise with the example's files in place of the student's.
  package func withExample() -> TrackExercise {
    var changed = self
    let edited = solutionFiles.map { folder + "/" + $0 }
    let target = modules.firstIndex { $0.files.contains { edited.contains($0.path) } }
    for index in modules.indices {
      changed.modules[index].files.removeAll { edited.contains($0.path) }
    }
    if let index = target ?? modules.indices.last { changed.modules[index].files += example }
    return changed
  }
}
