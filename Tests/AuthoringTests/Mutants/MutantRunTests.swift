import Synchronization
import Testing

@testable import Authoring

@Suite struct MutantRunTests {
  static let mutants = MutantMaker().mutants(
    of: "func f(n: Int) -> Bool {\n  if n < 3 { return g(n) }\n  return true\n}\n")

  /// A suite that tries 3 alone and compiles nothing that says 4.
  static let judge: MutantRun.Judge = { source in
    if source.contains("4") { return .notViable }
    return source.contains("n < 3") ? .survived : .caught(by: "Three is too many")
  }

  @Test(arguments: [1, 2, 8])
  func `results are the same for any number of workers`(workers: Int) async {
    let run = MutantRun(workers: workers, equivalents: [:], judge: Self.judge)
    let alone = MutantRun(workers: 1, equivalents: [:], judge: Self.judge)
    let results = await run.results(for: Self.mutants)
    #expect(results.map(\.mutant) == Self.mutants)
    #expect(await alone.results(for: Self.mutants) == results)
    #expect(Set(results.map(\.fate)).count == 3)
  }

  @Test func `a survivor that is marked is equivalent, another mark changes nothing`() async throws
  {
    let survivor = try #require(Self.mutants.first { $0.source.contains("n < 3") })
    let caught = try #require(Self.mutants.first { $0.kind == .boundary })
    let run = MutantRun(
      workers: 2, equivalents: [survivor.id: "g is always true", caught.id: "it seems"],
      judge: Self.judge)
    let results = await run.results(for: Self.mutants)
    let fates = Dictionary(results.map { ($0.mutant.id, $0.fate) }) { first, _ in first }
    #expect(fates[survivor.id] == .equivalent(reason: "g is always true"))
    #expect(fates[caught.id] == .caught(by: "Three is too many"))
  }

  @Test func `progress counts up to all`() async {
    let seen = Mutex<[Int]>([])
    let run = MutantRun(workers: 2, equivalents: [:], judge: Self.judge)
    _ = await run.results(for: Self.mutants) { done in seen.withLock { $0.append(done) } }
    #expect(seen.withLock { $0 } == Array(1...Self.mutants.count))
  }
}
