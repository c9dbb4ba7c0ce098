import Foundation
import Glibc
import Grading

/// The figures of one exercise as a table in Markdown, each beside its ratio to the first, the floor.
struct FigureTable {
  var exercise: String
  var figures: [GradingBenchmark.Figure]

  var text: String {
    let floor = figures.first?.median ?? 1
    let rows = figures.map { figure in
      "| \(figure.name) | \(milliseconds(figure.median)) | \(milliseconds(figure.worst)) "
        + "| \(String(format: "%.2f", figure.median / floor)) |"
    }
    return """
      | \(exercise) | median ms | worst ms | median to floor |
      |---|---:|---:|---:|
      \(rows.joined(separator: "\n"))

      Peak memory: \(peak(RUSAGE_SELF.rawValue)) MiB in the grader, \(peak(RUSAGE_CHILDREN.rawValue)) MiB in the largest process that it started.

      """
  }

  private func milliseconds(_ seconds: Double) -> String { String(format: "%.1f", seconds * 1000) }

  private func peak(_ whose: __rusage_who_t) -> Int {
    var usage = rusage()
    unsafe getrusage(whose, &usage)
    return usage.ru_maxrss / 1024
  }
}
