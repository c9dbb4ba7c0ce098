import ClassGrading
import Grading
import Testing

/// A repeatable source of numbers (SplitMix64).
struct SeededNumbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

@Suite struct ScaleTests {
  func scale(_ points: [Int?]) throws -> Scale {
    let names = points.indices.map { "case \($0)" }
    let given = Dictionary(
      uniqueKeysWithValues: zip(names, points).compactMap { name, points in
        points.map { (name, $0) }
      })
    return try Scale(
      cases: names.compactMap { caseVerdict($0, "passed") }, points: given, exercise: "x")
  }

  func verdict(_ outcomes: [String], _ outcome: Verdict.Outcome = .failed) -> Verdict {
    var verdict = Verdict(exercise: "x", outcome: outcome, sandbox: "bubblewrap")
    verdict.cases = outcomes.enumerated().compactMap { caseVerdict("case \($0)", $1) }
    return verdict
  }

  @Test(
    arguments: [
      ([1, 2, 3], ["passed", "passed", "passed"], 6),
      ([1, 2, 3], ["failed", "passed", "failed"], 2),
      ([nil, nil, 3], ["passed", "passed", "timedOut"], 2),
      ([0, 0, 0], ["passed", "failed", "passed"], 0),
      ([0, 5], ["failed", "passed"], 5), ([4], ["crashed"], 0), ([4, 1], ["notRun", "passed"], 1),
      ([], [], 0), ([3, 3], ["passed"], 3), ([3], ["passed", "passed"], 3),
      ([-3, 2], ["passed", "passed"], 2),
    ] as [([Int?], [String], Int)])
  func pointsAreThoseOfThePassedCases(_ points: [Int?], _ outcomes: [String], _ score: Int) throws {
    #expect(try scale(points).points(for: verdict(outcomes)) == score)
  }

  @Test(
    arguments: [
      (Verdict.Outcome.passed, 2), (.failed, 2), (.crashed, 2), (.timedOut, 2), (.outOfMemory, 2),
      (.tooMuchOutput, 2), (.didNotCompile, 0), (.ruleBroken, 0), (.graderFault, nil),
    ] as [(Verdict.Outcome, Int?)])
  func someOutcomesEarnNothing(_ outcome: Verdict.Outcome, _ score: Int?) throws {
    #expect(
      try scale([1, 1, 1]).points(for: verdict(["passed", "passed", "timedOut"], outcome)) == score)
  }

  @Test func aCaseNamedTwiceMustPassTwice() throws {
    var twice = verdict(["passed"])
    twice.cases += [caseVerdict("case 0", "failed")].compactMap(\.self)
    #expect(try scale([2]).points(for: twice) == 0)
    twice.cases.reverse()
    #expect(try scale([2]).points(for: twice) == 0)
  }

  @Test func theSuitesPointsCountWhereTheFrontMatterSaysNothing() throws {
    let cases = [caseVerdict("a", "passed", points: 5), caseVerdict("b", "passed", points: 3)]
    let scale = try Scale(cases: cases.compactMap(\.self), points: ["b": 0], exercise: "x")
    #expect(scale.items.map(\.points) == [5, 0])
  }

  @Test func theArithmeticHolds() throws {
    var numbers = SeededNumbers(state: 20_261_201)
    let outcomes = ["passed", "failed", "crashed", "timedOut", "notRun"]
    for _ in 0..<400 {
      let count = Int.random(in: 0...12, using: &numbers)
      let extremes = [0, 1, 7, 1000, Int.max, Int.max - 1, -1, Int.min]
      let points: [Int?] = (0..<count).map { _ in
        Bool.random(using: &numbers) ? extremes.randomElement(using: &numbers) : nil
      }
      let scale = try scale(points)
      let ended = (0..<Int.random(in: 0...14, using: &numbers))
        .map { _ in outcomes.randomElement(using: &numbers) ?? "passed" }
      let verdict = verdict(ended)
      let score = try #require(scale.points(for: verdict))
      #expect(score >= 0 && score <= scale.full)
      #expect(scale.points(for: self.verdict(points.map { _ in "passed" })) == scale.full)
      #expect(scale.points(for: self.verdict(points.map { _ in "failed" })) == 0)
      let thousandths = Percent.thousandths(score, of: scale.full)
      #expect((0...1000).contains(thousandths))
      #expect((thousandths == 1000) == (score == scale.full))
      for index in ended.indices where ended[index] != "passed" {
        var better = ended
        better[index] = "passed"
        let improved = try #require(scale.points(for: self.verdict(better)))
        #expect(improved >= score)
      }
    }
  }

  @Test(arguments: [
    (0, 3, "0.0"), (1, 3, "33.3"), (2, 3, "66.7"), (3, 3, "100.0"), (9999, 10_000, "99.9"),
    (0, 0, "100.0"),
    (4, 3, "100.0"), (-1, 3, "0.0"),
  ])
  func percentIsWrittenWithOneDecimal(_ points: Int, _ full: Int, _ text: String) {
    #expect(Percent.text(points, of: full) == text)
  }
}
