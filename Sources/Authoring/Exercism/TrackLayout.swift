import FoundationEssentials

/// Where a track's checkout keeps its exercises.
enum TrackLayout {
  /// Folders of the practice and concept exercises, in the order of their names.
  static func folders(in track: String) -> [String] {
    ["concept", "practice"].flatMap { kind -> [String] in
      let folder = "\(track)/exercises/\(kind)"
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return names.filter { !$0.hasPrefix(".") }.sorted().map { "\(folder)/\($0)" }
        .filter { FileManager.default.fileExists(atPath: $0 + "/Package.swift") }
    }
  }
}
