import Testing

@testable import FormlabSuite

@Suite("A generator")
struct GeneratorTests {
  private func samples<T>(_ generator: Generator<T>, seed: UInt64 = 1, count: Int = 200) -> [T] {
    (0..<count).map { generator.sample(Draw(seed: seed, index: $0, count: count)) }
  }

  @Test func repeatsWithItsSeed() {
    #expect(samples(.strings(upTo: 30)) == samples(.strings(upTo: 30)))
    #expect(samples(.strings(upTo: 30)) != samples(.strings(upTo: 30), seed: 2))
  }

  @Test func keepsToItsLength() {
    let texts = samples(.strings(upTo: 12))
    #expect(texts.allSatisfy { $0.count <= 12 })
    #expect(texts.contains(""))
    #expect(texts.contains { !$0.allSatisfy(\.isASCII) })
    #expect(texts.contains { $0.first?.isWhitespace == true })
    #expect(texts.contains { $0.count == 12 })
  }

  @Test func growsWithItsNumber() {
    let texts = samples(.strings(upTo: 100))
    let small = texts.prefix(20).filter { $0.count <= 20 }.count
    #expect(small >= 12)
  }

  @Test func seeksTheEnds() {
    let numbers = samples(.ints(0...1000))
    #expect(numbers.contains(0) && numbers.contains(1000))
    #expect(numbers.allSatisfy { (0...1000).contains($0) })
    #expect(samples(.ints(Int.min...Int.max)).contains(Int.max))
    #expect(samples(.ints(near: [40])).allSatisfy { (38...42).contains($0) })
    #expect(samples(.ints(near: [Int.max])).allSatisfy { $0 > 0 })
  }

  @Test func makesSequencesAndTuples() {
    let runs = samples(Generator.oneOf("a", "b").sequences(upTo: 5))
    #expect(runs.allSatisfy { $0.count <= 5 })
    let pairs = samples(zip(.flags, .ints(1...3)))
    #expect(pairs.contains { $0.0 && $0.1 == 3 })
    #expect(samples(Generator.flags.orNil()).contains(nil))
  }
}
