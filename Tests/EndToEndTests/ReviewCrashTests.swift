import FormlabTestSupport
import Foundation
import Glibc
import Testing

/// The program is killed while a learner reviews, and no answer that it went on from is lost.
@Suite(.serialized)
struct ReviewCrashTests {
  private static var kills: Int { LongTests.areWanted ? 300 : 40 }
  private static let answersARound = 12
  /// Enough for every answer to be to a new card.
  private static var cards: Int { kills * answersARound }

  private struct Event: Decodable {
    var kind: String?
    var card: String?
    var rating: Int?
  }

  private struct Answer: Hashable {
    var card: String
    var rating: Int
  }

  @Test func everyAcknowledgedReviewIsKept() throws {
    let formlab = try Formlab()
    _ = try formlab.home.write(Self.deck, to: "cards/crash.md")
    var random = SystemRandomNumberGenerator()
    var (acknowledged, kept) = (0, 0)
    for round in 0..<Self.kills {
      let ratings = (0..<Self.answersARound).map { _ in Int.random(in: 2...4, using: &random) }
      let shown = try review(formlab, ratings, killedAfter: round % 9)
      let reviews = try Self.reviews(formlab)
      // The last card shown is the one that was being asked.
      let wanted = zip(shown.dropLast(), ratings).map { Answer(card: $0, rating: $1) }
      let new = Array(reviews.dropFirst(kept))
      #expect(new.starts(with: wanted), "round \(round): \(new) lacks some of \(wanted)")
      #expect(new.count <= wanted.count + 1, "round \(round): more was kept than was answered")
      (acknowledged, kept) = (acknowledged + wanted.count, reviews.count)
    }
    #expect(acknowledged > Self.kills)
    let check = try formlab.run("record", "check")
    #expect(check.status == .exited(0), "\(check)")
  }

  /// Reviews on a terminal until it is killed, and gives the ids of the cards that were shown.
  private func review(
    _ formlab: Formlab, _ ratings: [Int], killedAfter questions: Int
  ) throws -> [String] {
    let terminal = try formlab.open("review", "--new", "5000", "--deck", "crash")
    terminal.type(ratings.map { "\r\($0)\r" }.joined())
    for _ in 0..<questions { try terminal.expect(" left") }
    usleep(UInt32.random(in: 0..<6_000))
    terminal.send(SIGKILL)
    #expect(terminal.waitForExit() == .killed(signal: SIGKILL))
    return terminal.output.matches(of: /question (\d{4})/).map { "crash-\($0.1)" }
  }

  private static let deck = (1...cards).map { index in
    let number = String("000\(index)".suffix(4))
    return "<!-- id: crash-\(number) -->\nQ: question \(number)\nA: answer \(index)\n"
  }.joined(separator: "\n")

  /// The reviews that another start of the program finds, in their order.
  private static func reviews(_ formlab: Formlab) throws -> [Answer] {
    let file = formlab.home.path + "/\(UUID()).jsonl"
    let result = try formlab.run("record", "export", file)
    #expect(result.status == .exited(0), "\(result)")
    let decoder = JSONDecoder()
    let text = try String(contentsOfFile: file, encoding: .utf8)
    return try text.split(separator: "\n").compactMap { line in
      let event = try decoder.decode(Event.self, from: Data(line.utf8))
      guard event.kind == "card.review", let card = event.card, let rating = event.rating
      else { return nil }
      return Answer(card: card, rating: rating)
    }
  }
}
