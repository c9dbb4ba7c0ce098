package import CourseFiles

/// Reads an exercise of a track: its manifest, its `.meta/config.json` and its Swift files.
package struct TrackExerciseReader {
  private let slug: String
  private let folder: String
  private let files: TextFiles

  /// Takes the folder that holds `Package.swift`.
  package init(slug: String, folder: String) {
    self.slug = slug
    self.folder = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    files = TextFiles()
  }

  /// The exercise, or the first thing that is wrong with it.
  ///
  /// - Parameter wantsExample: Whether the example solution is to be read; a student's copy need not have it.
  /// - Returns: The exercise.
  /// - Throws: What is wrong with it.
  package func read(wantsExample: Bool = true) throws(CourseProblem) -> TrackExercise {
    let manifest = try manifest()
    let config = try config()
    let tests = try manifest.targets.filter(\.isTest).map { target throws(CourseProblem) in
      try module(target, below: ["Tests"], isOnly: false)
    }
    let sources = manifest.targets.filter { !$0.isTest }
    let modules = try sorted(sources).map { target throws(CourseProblem) in
      try module(target, below: ["Sources", "Source", "src", "srcs"], isOnly: sources.count == 1)
    }
    let paths = wantsExample ? config.example : []
    let example = try paths.map { path throws(CourseProblem) in
      try files.text(at: folder + "/" + path)
    }
    return TrackExercise(
      slug: slug, folder: folder, modules: modules, tests: tests, example: example,
      solutionFiles: config.files?.solution ?? [], languageVersion: manifest.languageVersion,
      packages: manifest.packages)
  }

  private func manifest() throws(CourseProblem) -> PackageManifest {
    let source = try files.text(at: folder + "/Package.swift")
    guard let manifest = PackageManifest.read(source.text) else {
      throw CourseProblem(
        file: source.path, message: "This manifest declares no package.",
        hint: "It needs `let package = Package(name: ..., targets: [...])`.")
    }
    return manifest
  }

  /// A solution that a student sent may come without the configuration.
  private func config() throws(CourseProblem) -> TrackConfig {
    let path = folder + "/.meta/config.json"
    guard files.holds(path) else { return TrackConfig() }
    return try TrackConfig.read(files.text(at: path))
  }

  private func module(
    _ target: PackageManifest.Target, below places: [String], isOnly: Bool
  ) throws(CourseProblem) -> TrackExercise.Module {
    let candidates = target.path.map { [$0] } ?? places.map { "\($0)/\(target.name)" }
    let wide = isOnly && target.path == nil ? places : []
    for place in candidates + wide where files.isFolder(folder + "/" + place) {
      return TrackExercise.Module(
        name: moduleName(target.name), files: try files.swiftFiles(below: folder + "/" + place))
    }
    throw CourseProblem(
      file: folder + "/" + (candidates.first ?? ""),
      message: "The manifest's target `\(target.name)` has no folder.",
      hint: "Its Swift files belong into \(candidates.first ?? "Sources").")
  }

  /// SwiftPM makes a module's name from a target's: what no identifier may hold becomes `_`.
  private func moduleName(_ name: String) -> String {
    String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }

  /// Each target after those that it depends on; a circle is left as it is.
  private func sorted(_ targets: [PackageManifest.Target]) -> [PackageManifest.Target] {
    var left = targets
    var done: [PackageManifest.Target] = []
    while !left.isEmpty {
      let index = left.firstIndex { target in
        !left.contains { $0.name != target.name && target.dependencies.contains($0.name) }
      }
      done.append(left.remove(at: index ?? 0))
    }
    return done
  }
}
