// What went wrong while an answer ran, in sentences.

extension CrashFacts {
  /// What happened.
  ///
  /// `reason` is what the compiler noted of a trap that has no message.
  func sentence(_ reason: String?) -> String {
    if isStackOverflow { return "The stack is full: a function calls itself without an end." }
    let message = message.isEmpty ? reason ?? "" : message
    if let known = CrashFacts.known.first(where: { message.contains($0.mark) }) {
      return known.sentence
    }
    if !message.isEmpty { return message }
    if signal == 0 {
      return "The program ended by itself with status \(status), before it had answered."
    }
    return
      "The program was ended by signal \(signal)\(CrashFacts.signalNames[signal].map { " (\($0))" } ?? "")."
  }

  private static let known: [(mark: String, sentence: String)] = [
    ("Index out of range", "Index out of range: an element was asked for that is not there."),
    ("Unexpectedly found nil", "A value was nil where `!` promised that it is not."),
    ("arithmetic overflow", "Arithmetic overflow: a number went past what its type can hold."),
    ("Division by zero", "Division by zero."),
    ("Duplicate keys", "The same key stands twice in a dictionary literal."),
    (
      "Range requires lowerBound <= upperBound", "A range was made whose end lies before its start."
    ),
    ("Can't remove", "An element was to be removed from a collection that is empty."),
    ("Could not cast value", "`as!` promised a type that the value does not have."),
    (
      "Simultaneous accesses",
      "Two parts of the program changed the same variable at the same time."
    ),
  ]

  private static let signalNames: [Int32: String] = [
    4: "illegal instruction", 5: "trap", 6: "abort", 7: "bus error", 8: "arithmetic", 9: "kill",
    11: "bad memory access", 13: "broken pipe", 15: "terminate", 31: "forbidden system call",
  ]
}

extension LimitFacts {
  var timeSentence: String {
    "Ended after \(used.inTenths) s; the limit is \(limit.inTenths) s. The likeliest cause is a loop that never ends."
  }

  var memorySentence: String {
    "Out of memory: it asked for more than the \(limit.inMebibytes) MiB that it may have, when it had \(used.inMebibytes) MiB. "
      + "The likeliest cause is a collection that grows without an end."
  }

  var outputSentence: String {
    "Ended after it had printed more than \(Int(limit) / 1024) KiB. The likeliest cause is a `print` in a loop that never ends."
  }
}

extension Double {
  fileprivate var inTenths: String { String((self * 10).rounded() / 10) }
  fileprivate var inMebibytes: Int { Int(self) >> 20 }
}
