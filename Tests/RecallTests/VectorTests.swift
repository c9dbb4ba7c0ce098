import Foundation
import Testing

@testable import Recall

/// Histories made with FSRS's reference implementation, with the state after every review.
@Suite struct VectorTests {
  @Test(arguments: try Vectors.read())
  func agreesWithTheReference(_ vector: Vector) throws {
    let answer = try replayLine(vector.line, number: 1)
    let states = try JSONDecoder().decode(Answer.self, from: Data(answer.utf8))
    #expect(states.id == vector.id)
    try #require(states.states.count == vector.expect.count)
    for (index, (got, wanted)) in zip(states.states, vector.expect).enumerated() {
      #expect(got.agrees(with: wanted), "review \(index + 1): got \(got), wanted \(wanted)")
    }
  }

  @Test func thereAreTwoHundred() throws {
    #expect(try Vectors.read().count == 200)
  }
}

/// A state as the vectors write it.
struct VectorState: Decodable {
  var state: String
  var step: Int?
  var stability: Double
  var difficulty: Double
  var due: String
  var retrievability: Double
  var retrievability_at_due: Double

  func agrees(with other: VectorState) -> Bool {
    state == other.state && step == other.step && due == other.due
      && isNear(stability, other.stability) && isNear(difficulty, other.difficulty)
      && isNear(retrievability, other.retrievability)
      && isNear(retrievability_at_due, other.retrievability_at_due)
  }

  private func isNear(_ left: Double, _ right: Double) -> Bool {
    abs(left - right) <= 1e-9 * max(abs(left), abs(right), 1e-3)
  }
}

struct Answer: Decodable {
  var id: String
  var states: [VectorState]
}

struct Vector: Decodable, Sendable, CustomTestStringConvertible {
  var id: String
  var kind: String
  var expect: [VectorState]
  var line = ""

  enum CodingKeys: String, CodingKey { case id, kind, expect }

  var testDescription: String { "\(id) \(kind)" }
}

extension VectorState: Sendable {}

enum Vectors {
  static func read() throws -> [Vector] {
    try lines().map { line in
      var vector = try JSONDecoder().decode(Vector.self, from: Data(line.utf8))
      vector.line = line
      return vector
    }
  }

  static func lines() throws -> [String] {
    let path = try #require(
      Bundle.module.path(forResource: "fsrs-vectors", ofType: "jsonl", inDirectory: "Vectors"))
    let text = try String(contentsOfFile: path, encoding: .utf8)
    return text.split(separator: "\n").map(String.init)
  }
}
