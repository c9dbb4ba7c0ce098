import CourseFiles
import Foundation
import Grading
import Testing

/// An answer that attacks, or an odd one that is right, with the classes of verdict that are right for it.
struct AttackCase: CustomTestStringConvertible, Sendable {
  var file: String
  var allowed: Set<String>

  var testDescription: String { file }

  /// For answers that wait for their end.
  static let shortLimits = AnswerLimits(cpuSeconds: 1, wallSeconds: 2)

  /// Short for those that wait for their end; long enough for the others that a busy machine changes no verdict.
  var limits: AnswerLimits {
    allowed.contains("timeout")
      ? AttackCase.shortLimits : AnswerLimits(cpuSeconds: 5, wallSeconds: 20)
  }

  static let folder = Bundle.module.bundlePath + "/Attacks"

  /// Those that were thought of here.
  static let ownFolder = Bundle.module.bundlePath + "/MoreAttacks"

  /// The rows of the manifest: file, class, note; `also=` in the note names classes that are right too.
  static func manifest(_ folder: String = AttackCase.folder) -> [AttackCase] {
    guard let text = try? String(contentsOfFile: "\(folder)/manifest.tsv", encoding: .utf8) else {
      return []
    }
    return text.split(separator: "\n").dropFirst().map { line in
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      var allowed: Set<String> = [cells[1]]
      if let note = cells.last, note.hasPrefix("also=") {
        allowed.formUnion(
          note.dropFirst(5).prefix { $0 != ";" && $0 != " " }.split(separator: ",").map(String.init)
        )
      }
      return AttackCase(file: cells[0], allowed: allowed)
    }
  }

  /// Every so many of those that were thought of here.
  static func own(every step: Int) -> [AttackCase] {
    manifest(ownFolder).enumerated().filter { $0.offset % step == 0 }.map(\.element)
  }

  /// The first of each family of the given attacks: those whose names start with the same letter.
  static func oneOfEachFamily() -> [AttackCase] {
    var families = Set<Character>()
    return manifest().filter { $0.file.first.map { families.insert($0).inserted } ?? false }
  }

  func bytes(_ folder: String = AttackCase.folder) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(file)")))
  }
}

extension Verdict.Outcome {
  /// The manifest's word for it.
  var manifestClass: String {
    switch self {
    case .passed: "pass"
    case .failed: "wrong"
    case .didNotCompile: "compile_error"
    case .crashed: "crash"
    case .timedOut: "timeout"
    case .outOfMemory: "memory"
    case .tooMuchOutput: "output_limit"
    case .ruleBroken: "forbidden"
    case .graderFault: "grader_fault"
    }
  }
}
