import CourseFiles
import Foundation
import Grading
import Jobs
import Testing

@testable import Authoring

/// A grader and the project's own course, for tests that judge.
enum Workbench {
  /// One grader for all tests of the process.
  static let grader = Result { try Grader(configuration()) }

  static func configuration() throws -> GraderConfiguration {
    GraderConfiguration(
      toolchain: try Toolchain.find(environment: ProcessInfo.processInfo.environment),
      support: try SupportFiles(folder: buildFolder),
      sandbox: Sandbox(
        level: .bubblewrap, bubblewrap: "/usr/bin/bwrap", user: geteuid() == 0 ? 61_235 : nil),
      cacheFolder: NSTemporaryDirectory() + "formlab-authoring-tests-\(getuid())")
  }

  /// The folder of the test program, where the build leaves its products.
  private static var buildFolder: String {
    let program =
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    return URL(fileURLWithPath: program).deletingLastPathComponent().path
  }

  /// The folder `exercises` of the project.
  static var courseFolder: String {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("exercises").path
  }

  /// An exercise of the project's course.
  static func exercise(_ id: String) throws -> Exercise {
    try #require(CourseLoader(folder: courseFolder).load().course.exercise(id))
  }
}
