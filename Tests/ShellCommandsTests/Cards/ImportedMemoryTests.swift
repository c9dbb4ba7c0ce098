import Decks
import Recall
import Testing

@testable import ShellCommands

/// Memories as Anki 26.9 has them after it turns FSRS on for the same logs (`compute_memory_state`).
struct ImportedMemoryTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var name: String
    /// Days ago, rating, interval, factor, kind.
    var log: [(ago: Int, rating: Int, interval: Int, factor: Int, kind: ReviewLogEntry.Kind)]
    var stability: Double
    var difficulty: Double
    var testDescription: String { name }
  }

  @Test(arguments: [
    Row(
      name: "from the first step",
      log: [
        (12, 3, -600, 0, .learn), (12, 3, 1, 2500, .learn), (11, 3, 3, 2500, .review),
        (7, 3, 10, 2500, .review),
      ], stability: 23.205, difficulty: 2.097),
    Row(
      name: "no steps in the log",
      log: [(60, 3, 20, 2300, .review), (20, 2, 40, 2150, .review)], stability: 44.632,
      difficulty: 8.011),
    Row(
      name: "reset by hand",
      log: [
        (50, 3, 1, 2500, .learn), (40, 4, 30, 2500, .review), (30, 0, 0, 0, .manual),
        (5, 3, -600, 0, .learn), (5, 3, 1, 2500, .learn), (4, 3, 4, 2500, .review),
      ], stability: 7.319, difficulty: 2.104),
    Row(
      name: "cramming does not count",
      log: [
        (10, 3, 1, 2500, .learn), (9, 3, 4, 2500, .review), (8, 1, 4, 0, .filtered),
        (3, 3, 9, 2500, .review),
      ], stability: 29.071, difficulty: 2.104),
    Row(
      name: "learned twice",
      log: [
        (90, 3, 1, 2500, .learn), (89, 3, 4, 2500, .review), (20, 3, -600, 0, .learn),
        (20, 4, 4, 2500, .learn), (12, 3, 8, 2500, .review),
      ], stability: 30.806, difficulty: 1),
    Row(
      name: "due day set by hand",
      log: [
        (30, 3, 1, 2500, .learn), (29, 3, 10, 2500, .review), (3, 0, 50, 2500, .manual),
      ], stability: 7.315, difficulty: 2.111),
    Row(
      name: "begins within a day",
      log: [(40, 1, -600, 1300, .review), (39, 3, 3, 1300, .review)], stability: 3, difficulty: 10),
    Row(
      name: "a day in seconds",
      log: [(40, 3, -86_400, 1300, .review), (30, 3, 3, 1300, .review)], stability: 2.801,
      difficulty: 9.985),
    Row(name: "no log", log: [], stability: 30, difficulty: 6.748),
  ])
  func findsWhatAnkiFinds(_ row: Row) throws {
    let now: Int64 = 1_796_126_000_000
    let log = row.log.enumerated().map { index, entry in
      ReviewLogEntry(
        id: now - Int64(entry.ago) * 86_400_000 + Int64(index), rating: entry.rating,
        interval: entry.interval, factor: entry.factor, kind: entry.kind)
    }
    let progress = CardProgress(
      state: .review, due: now, interval: 30, ease: 2_300, log: log, needsReplay: true)
    let imported = ImportedMemory(scheduler: .learner, clock: StudyClock { _ in 0 })
    let memory = try #require(imported.memory(of: progress))
    #expect(abs(memory.stability - row.stability) < 0.001, "\(memory)")
    #expect(abs(memory.difficulty - row.difficulty) < 0.001, "\(memory)")
  }

  @Test(arguments: [
    Keepsake.log(
      ReviewLogEntry(
        id: 1_796_093_692_856, rating: 0, interval: -600, lastInterval: 3, factor: 100,
        duration: 8_000, kind: .rescheduled)),
    .position(-3), .ease(2_300), .interval(12),
  ])
  func keepsakesAreReadBack(_ keepsake: Keepsake) {
    #expect(Keepsake(text: keepsake.text) == keepsake)
  }

  @Test(arguments: ["", "log", "log 1 2", "ease x", "ease 1 2", "later 1", "log 1 1 1 1 1 1 9"])
  func otherWordsAreNoKeepsake(_ text: String) {
    #expect(Keepsake(text: text) == nil)
  }
}
