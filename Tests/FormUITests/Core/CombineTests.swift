import FormCombine
import Foundation
import Testing

@Suite("Publishers")
struct CombineTests {
  private func values<P: Publisher>(_ publisher: P) -> [String] {
    var found: [String] = []
    _ = publisher.sink(
      receiveCompletion: {
        switch $0 {
        case .finished: found.append("end")
        case .failure(let error): found.append("failed \(error)")
        }
      }, receiveValue: { found.append("\($0)") })
    return found
  }

  private enum Trouble: Error { case some }

  @Test func mergeAndZip() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    var merged: [Int] = []
    var pairs: [String] = []
    let kept = [
      Publishers.MergeMany(a, b).sink { merged.append($0) },
      a.zip(b).sink { pairs.append("\($0)-\($1)") },
    ]
    a.send(1)
    a.send(2)
    b.send(3)
    b.send(4)
    #expect(merged == [1, 2, 3, 4])
    #expect(pairs == ["1-3", "2-4"])
    #expect(kept.count == 2)
    #expect(values(Publishers.MergeMany([AnyPublisher<Int, Never>]())) == ["end"])
  }

  @Test func atTheEnd() {
    let numbers = [1, 2, 3].publisher
    #expect(values(numbers.collect()) == ["[1, 2, 3]", "end"])
    #expect(values(numbers.collect(2)) == ["[1, 2]", "[3]", "end"])
    #expect(values(numbers.last()) == ["3", "end"])
    #expect(values(numbers.count()) == ["3", "end"])
    #expect(values(numbers.reduce(0, +)) == ["6", "end"])
    #expect(values(numbers.allSatisfy { $0 > 1 }) == ["false", "end"])
    #expect(values(numbers.append(4, 5)) == ["1", "2", "3", "4", "5", "end"])
    #expect(values(numbers.append([9].publisher)) == ["1", "2", "3", "9", "end"])
    #expect(values([Int]().publisher.replaceEmpty(with: 7)) == ["7", "end"])
    #expect(values([1, nil].publisher.replaceNil(with: 0)) == ["1", "0", "end"])
    #expect(values(Optional(5).publisher) == ["5", "end"])
  }

  @Test func failures() {
    let failed = Result<Int, Trouble>.failure(.some).publisher
    #expect(values(failed) == ["failed some"])
    #expect(values(failed.retry(2)) == ["failed some"])
    #expect(values(failed.collect()) == ["failed some"])
    let json = Just(Data("[1]".utf8)).setFailureType(to: (any Error).self)
    #expect(values(json.decode(type: [Int].self, decoder: JSONDecoder())) == ["[1]", "end"])
  }
}
