/// The numbers of FSRS, with the version of the formula that they belong to.
public struct SchedulerParameters: Hashable, Sendable {
  /// Which list of numbers this is, as it was given.
  public enum Version: Int, CaseIterable, Hashable, Sendable {
    /// FSRS-4.5: 17 numbers.
    case four = 4
    /// FSRS-5: 19 numbers.
    case five = 5
    /// FSRS-6: 21 numbers.
    case six = 6

    /// How many numbers a list of this version has.
    public var count: Int {
      switch self {
      case .four: 17
      case .five: 19
      case .six: 21
      }
    }
  }

  /// The version that the numbers were given in; they are widened to FSRS-6.
  public let version: Version
  /// The 21 numbers w0 to w20.
  public let weights: [Double]

  /// FSRS-6's defaults.
  public static let standard = SchedulerParameters(
    version: .six, weights: ParameterRange.all.map(\.standard))

  /// Takes 17, 19 or 21 numbers; an empty list means the defaults.
  ///
  /// 21 numbers must lie in their ranges. Older lists are widened, and then moved into the ranges,
  /// since those were others in their day.
  public init(_ numbers: [Double]) throws(ParameterProblem) {
    guard !numbers.isEmpty else {
      self = .standard
      return
    }
    guard let version = Version.allCases.first(where: { $0.count == numbers.count }) else {
      throw .wrongCount(numbers.count)
    }
    for (index, value) in numbers.enumerated() where !value.isFinite {
      throw .notFinite(index: index)
    }
    let widened = Self.widened(numbers, from: version)
    guard version == .six else {
      self.init(version: version, weights: Self.clamped(widened))
      return
    }
    for (index, range) in ParameterRange.all.enumerated()
    where !range.closed.contains(widened[index]) {
      throw .outOfRange(index: index, value: widened[index], range: range.closed)
    }
    self.init(version: version, weights: widened)
  }

  /// Moves each of 21 finite numbers into its range.
  static func clamped(_ numbers: [Double]) -> [Double] {
    zip(numbers, ParameterRange.all).map { number, range in
      min(max(number, range.closed.lowerBound), range.closed.upperBound)
    }
  }

  init(version: Version, weights: [Double]) {
    self.version = version
    self.weights = weights
  }

  /// Widens older lists as fsrs-rs does.
  private static func widened(_ numbers: [Double], from version: Version) -> [Double] {
    var wide = numbers
    switch version {
    case .four:
      wide[4] += 2 * numbers[5]
      wide[5] = logarithm(max(3 * numbers[5] + 1, .leastNonzeroMagnitude)) / 3
      wide[6] += 0.5
      wide += [0, 0, 0, 0.5]
    case .five:
      wide += [0, 0.5]
    case .six:
      break
    }
    return wide
  }
}

/// Why a list of parameters can't be used.
public enum ParameterProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// The list has neither 17, 19 nor 21 numbers.
  case wrongCount(Int)
  /// The number at this index (from 0) is infinite or not a number.
  case notFinite(index: Int)
  /// The number at this index (from 0) lies outside of its range.
  case outOfRange(index: Int, value: Double, range: ClosedRange<Double>)

  public var description: String {
    switch self {
    case .wrongCount(let count):
      "FSRS has 17, 19 or 21 parameters; \(count) were given"
    case .notFinite(let index):
      "parameter w\(index) is not a finite number"
    case .outOfRange(let index, let value, let range):
      "parameter w\(index) is \(value), outside of \(range.lowerBound) to \(range.upperBound)"
    }
  }
}
