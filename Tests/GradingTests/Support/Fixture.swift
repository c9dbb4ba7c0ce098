import CourseFiles
import Foundation
import Grading
import Jobs

/// Exercises kept beside the tests.
enum Fixture {
  static func exercise(_ id: String, imports: [String] = [], limits: AnswerLimits = AnswerLimits())
    throws -> Exercise
  {
    let folder = Bundle.module.bundlePath + "/Fixtures/\(id)"
    func text(_ name: String) throws -> SourceText {
      SourceText(
        path: "\(folder)/\(name)",
        text: try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8))
    }
    let wrong = ((try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/wrong")) ?? [])
      .sorted()
    return Exercise(
      id: id, title: id, lesson: "test", minutes: 5, folder: folder, imports: imports,
      limits: limits, task: "",
      hints: [], after: "", given: try? text("given.swift"), starter: try text("starter.swift"),
      solution: try text("solution.swift"), suite: try text("suite.swift"),
      wrong: try wrong.map { name in
        let source = try text("wrong/\(name)")
        let lines = source.text.split(separator: "\n")
        func said(_ key: String) -> [String] {
          lines.filter { $0.hasPrefix("// \(key): ") }.map { String($0.dropFirst(key.count + 5)) }
        }
        return WrongAnswer(
          name: String(name.dropLast(6)), source: source, fails: said("fails"),
          sentence: said("say").joined(separator: " "))
      })
  }

  /// One grader for all tests of the process.
  static let grader = Result { try Grader(configuration()) }

  static func configuration(level: SandboxLevel? = nil) throws -> GraderConfiguration {
    let cache = NSTemporaryDirectory() + "formlab-tests-\(getuid())"
    try FileManager.default.createDirectory(atPath: cache, withIntermediateDirectories: true)
    var probe = SandboxProbe(path: "/usr/bin:/bin", folder: cache)
    if let level { probe.levels = [level] }
    return GraderConfiguration(
      toolchain: try Toolchain.find(environment: ProcessInfo.processInfo.environment),
      support: try SupportFiles(folder: buildFolder), sandbox: probe.best(), cacheFolder: cache)
  }

  /// The folder of the test program, where the build leaves its products.
  static var buildFolder: String {
    URL(fileURLWithPath: Bundle.module.bundlePath).deletingLastPathComponent().path
  }
}
