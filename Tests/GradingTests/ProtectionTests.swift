import CourseFiles
import Foundation
import Grading
import Jobs
import Testing

/// Each protection is left out once: the attack that it is there for must then get through.
///
/// An attack that never succeeds anywhere would test nothing.
@Suite("Without a protection", .serialized)
struct ProtectionTests {
  private func outcome(
    _ file: String, _ folder: String, without missing: Set<Protection>,
    imports: [String] = ["Foundation", "Glibc", "Dispatch"], processes: Int = 2
  ) throws -> Verdict.Outcome {
    var configuration = try Fixture.configuration()
    configuration.sandbox.missing = missing
    let attack = AttackCase(file: file, allowed: [])
    let exercise = try Fixture.exercise("focus-chain", imports: imports, limits: attack.limits)
    let options = CheckOptions(processes: processes, isStrangers: false)
    return try Grader(configuration).check(
      exercise, answer: try attack.bytes(folder), options: options
    ).outcome
  }

  struct Row: CustomTestStringConvertible {
    var file: String
    var folder: String
    var missing: Set<Protection>
    var testDescription: String { "\(missing): \(file)" }
  }

  @Test(
    "its attack gets through",
    arguments: [
      Row(file: "k04-kernel-surface.swift", folder: AttackCase.folder, missing: [.callFilter]),
      Row(file: "writes-anywhere.swift", folder: AttackCase.ownFolder, missing: [.readOnlyPlaces]),
      Row(file: "spawns-a-process.swift", folder: AttackCase.ownFolder, missing: [.callFilter]),
    ])
  func attack(_ row: Row) throws {
    #expect(try outcome(row.file, row.folder, without: [.policy]) != .passed)
    let missing = row.missing.union([.policy])
    let found = try outcome(row.file, row.folder, without: missing)
    #expect(found == .passed)
  }

  @Test func ownNetwork() throws {
    let listener = try Listener(port: 47_114)
    let (file, folder) = ("calls-a-listener.swift", AttackCase.ownFolder)
    #expect(try outcome(file, folder, without: [.callFilter]) != .passed)
    #expect(!listener.hasCaller)
    #expect(try outcome(file, folder, without: [.callFilter, .ownNetwork]) == .passed)
    #expect(listener.hasCaller)
  }

  @Test func policy() throws {
    let (file, folder) = ("f10-cdecl-exit.swift", AttackCase.folder)
    #expect(try outcome(file, folder, without: [], imports: []) == .ruleBroken)
    #expect(try outcome(file, folder, without: [.policy], imports: []) != .ruleBroken)
  }

  @Test func severalProcesses() throws {
    let (file, folder) = ("by-hash-order.swift", AttackCase.ownFolder)
    var passes = 0
    for _ in 0..<12 where try outcome(file, folder, without: [], processes: 1) == .passed {
      passes += 1
    }
    #expect(passes > 0)
  }
}
