import CourseFiles
import Foundation
import Grading
import Jobs

/// Figures about verdicts, as a table in Markdown; `bin/bench grading` calls this.
///
///     GradingBench ROUNDS EXERCISE_FOLDER ...
func run(_ arguments: [String]) throws -> Int32 {
  guard arguments.count > 1, let rounds = Int(arguments[0]), rounds > 0 else {
    print("usage: GradingBench ROUNDS EXERCISE_FOLDER ...")
    return EX_USAGE
  }
  let cache = NSTemporaryDirectory() + "formlab-bench-\(getpid())"
  defer { try? FileManager.default.removeItem(atPath: cache) }
  let configuration = GraderConfiguration(
    toolchain: try Toolchain.find(environment: ProcessInfo.processInfo.environment),
    support: try SupportFiles(folder: Bundle.main.bundlePath),
    sandbox: SandboxProbe(path: "/usr/bin:/bin", folder: cache).best(), cacheFolder: cache)
  for folder in arguments.dropFirst() {
    guard let exercise = CourseLoader.loadExercise(folder: folder).exercise else {
      print("GradingBench: \(folder) holds no exercise that can be read.")
      return EX_NOINPUT
    }
    let figures = try GradingBenchmark(configuration, exercise: exercise).run(rounds: rounds)
    print(FigureTable(exercise: exercise.id, figures: figures).text)
  }
  return EX_OK
}

exit(try run(Array(CommandLine.arguments.dropFirst())))
