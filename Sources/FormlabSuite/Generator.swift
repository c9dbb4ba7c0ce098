/// A source of inputs that a seed determines.
///
/// Inputs grow with their number: the first ones are small, so that a rule that fails is shown on something
/// that can be read.
public struct Generator<Value: Sendable>: Sendable {
  private let make: @Sendable (inout Chance) -> Value

  /// A generator of one's own.
  public init(_ make: @escaping @Sendable (inout Chance) -> Value) {
    self.make = make
  }

  /// One value.
  public func draw(_ chance: inout Chance) -> Value {
    make(&chance)
  }

  /// The same values, each turned into another.
  public func map<Other>(_ turn: @escaping @Sendable (Value) -> Other) -> Generator<Other> {
    Generator<Other> { turn(make(&$0)) }
  }

  func sample(_ draw: Draw) -> Value {
    var chance = Chance(draw)
    return make(&chance)
  }
}

/// Seeded random numbers, and how large a value should be by now.
public struct Chance: RandomNumberGenerator, Sendable {
  private var state: UInt64
  /// From 0 for the first input to 1 for the last.
  public let growth: Double

  init(_ draw: Draw) {
    state = draw.seed &+ UInt64(draw.index) &* 0xd134_2543_de82_ef95
    growth = draw.count > 1 ? Double(draw.index) / Double(draw.count - 1) : 1
  }

  /// SplitMix64 (Steele, Lea and Flood, 2014).
  public mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  /// A whole number of the range.
  public mutating func pick(_ range: ClosedRange<Int>) -> Int {
    let width = UInt64(bitPattern: Int64(range.upperBound &- range.lowerBound)) &+ 1
    guard width != 0 else { return Int(truncatingIfNeeded: next()) }
    return range.lowerBound &+ Int(truncatingIfNeeded: next() % width)
  }

  /// One of the elements.
  public mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[pick(0...max(0, elements.count - 1))]
  }

  /// A length between 0 and `most` that grows with the number of the input; now and then the largest.
  public mutating func length(upTo most: Int) -> Int {
    if pick(0...9) == 0 { return most }
    let reach = max(1, Int(Double(most) * growth))
    return pick(0...min(most, reach))
  }
}
