/// The default of a parameter and the range it may lie in.
struct ParameterRange {
  let standard: Double
  let closed: ClosedRange<Double>

  private init(_ standard: Double, _ low: Double, _ high: Double) {
    self.standard = standard
    closed = low...high
  }

  /// w0 to w20 of FSRS-6, as its reference implementation has them.
  static let all: [ParameterRange] = [
    ParameterRange(0.212, 0.001, 100),
    ParameterRange(1.2931, 0.001, 100),
    ParameterRange(2.3065, 0.001, 100),
    ParameterRange(8.2956, 0.001, 100),
    ParameterRange(6.4133, 1, 10),
    ParameterRange(0.8334, 0.001, 4),
    ParameterRange(3.0194, 0.001, 4),
    ParameterRange(0.001, 0.001, 0.75),
    ParameterRange(1.8722, 0, 4.5),
    ParameterRange(0.1666, 0, 0.8),
    ParameterRange(0.796, 0.001, 3.5),
    ParameterRange(1.4835, 0.001, 5),
    ParameterRange(0.0614, 0.001, 0.25),
    ParameterRange(0.2629, 0.001, 0.9),
    ParameterRange(1.6483, 0, 4),
    ParameterRange(0.6014, 0, 1),
    ParameterRange(1.8729, 1, 6),
    ParameterRange(0.5425, 0, 2),
    ParameterRange(0.0912, 0, 2),
    ParameterRange(0.0658, 0, 0.8),
    ParameterRange(0.1542, 0.1, 0.8),
  ]
}
