internal import FoundationEssentials
internal import Glibc
internal import Recall

/// Fits parameters to histories in the form of replay's input.
enum OptimizerBench {
  /// Lines of figures: how well the defaults and the fitted parameters predict, and how long it took.
  static func fit(_ path: String) throws -> String {
    let text = String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
    let histories = try text.unicodeScalars.split(separator: "\n").enumerated().map { index, line in
      let history = try readHistory(String(line), number: index + 1)
      return TrainingHistory(log: history.reviews, dayCount: .fullDays)
    }
    let (start, spent) = (seconds(), seconds(CLOCK_PROCESS_CPUTIME_ID))
    let optimizer = Optimizer(histories)
    let outcome = optimizer.fit()
    let (took, cpu) = (seconds() - start, seconds(CLOCK_PROCESS_CPUTIME_ID) - spent)
    guard let fitted = outcome.parameters else { return "{\"outcome\":\"\(outcome)\"}" }
    let (before, after) = (optimizer.evaluate(.standard), optimizer.evaluate(fitted))
    let figures = [
      ("reviews", "\(before.reviews)"), ("fit_s", "\(took)"), ("cpu_s", "\(cpu)"),
      ("log_loss_before", "\(before.logLoss)"), ("log_loss", "\(after.logLoss)"),
      ("rmse_bins_before", "\(before.rmseBins)"), ("rmse_bins", "\(after.rmseBins)"),
      ("parameters", "\(fitted.weights)"),
    ]
    return "{\(figures.map { "\"\($0)\":\($1)" }.joined(separator: ","))}"
  }
}
