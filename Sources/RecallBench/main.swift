internal import Glibc

/// Figures about the record and the scheduler, a line of JSON each; `bin/bench` calls this.
///
///     RecallBench record-fill FOLDER REVIEWS
///     RecallBench record-measure FOLDER
///     RecallBench replay FILE
///     RecallBench optimize FILE
func run(_ arguments: [String]) throws -> Int32 {
  switch (arguments.first, arguments.count) {
  case ("record-fill", 3):
    guard let reviews = Int(arguments[2]), reviews > 0 else { return EX_USAGE }
    try RecordBench.fill(arguments[1], reviews: reviews)
  case ("record-measure", 2):
    print(try RecordBench.measure(arguments[1]))
  case ("replay", 2):
    try ReplayBench.replay(arguments[1])
  case ("optimize", 2):
    print(try OptimizerBench.fit(arguments[1]))
  default:
    print(
      "usage: RecallBench record-fill FOLDER REVIEWS | record-measure FOLDER | replay FILE | optimize FILE"
    )
    return EX_USAGE
  }
  return EX_OK
}

exit(try run(Array(CommandLine.arguments.dropFirst())))
