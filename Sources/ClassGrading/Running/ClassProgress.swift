/// How far a class is, and how long it will still take.
package struct ClassProgress: Sendable, Equatable {
  /// Answers that are done, those of an earlier run included.
  package var done: Int
  package var total: Int
  /// Answers that were judged in this run.
  package var judged: Int
  /// Seconds since this run began.
  package var elapsed: Double
  /// Answers that the grader failed on so far.
  package var faults: Int

  package init(done: Int, total: Int, judged: Int, elapsed: Double, faults: Int = 0) {
    self.done = done
    self.total = total
    self.judged = judged
    self.elapsed = elapsed
    self.faults = faults
  }

  /// Answers a second in this run; nil as long as there is nothing to tell it from.
  package var rate: Double? {
    judged > 0 && elapsed > 0 ? Double(judged) / elapsed : nil
  }

  /// Seconds that are left at this rate.
  package var secondsLeft: Double? { rate.map { Double(total - done) / $0 } }

  /// `137 of 500 judged, 8.2 a second, 45 s left`.
  package var line: String {
    var parts = ["\(done) of \(total) judged"]
    if let rate, let secondsLeft, done < total {
      parts.append(
        rate < 1 ? "\(Self.tenths(rate * 60)) a minute" : "\(Self.tenths(rate)) a second")
      parts.append("\(Self.duration(secondsLeft)) left")
    }
    if faults > 0 { parts.append("\(faults) could not be judged") }
    return parts.joined(separator: ", ")
  }

  /// `45 s`, `3 min 20 s`, `2 h 5 min`.
  package static func duration(_ seconds: Double) -> String {
    guard seconds.isFinite, seconds < 360_000_000 else { return "a very long time" }
    let whole = Int(max(seconds, 0).rounded(.up))
    if whole < 60 { return "\(whole) s" }
    if whole < 3600 { return "\(whole / 60) min \(whole % 60) s" }
    return "\(whole / 3600) h \(whole % 3600 / 60) min"
  }

  private static func tenths(_ number: Double) -> String {
    let tenths = Int((min(number, 1e12) * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}
