import FormlabTestSupport
import Foundation
import Grading
import Testing

@testable import Authoring

/// The code of the guide for instructors: every block belongs to an exercise, and each is sound.
@Suite(.serialized) struct GuideTests {
  /// A fenced block: the file it is (`counter/suite.swift`), or nil where none is said.
  struct Block {
    var file: String?
    var language: String
    var text: String
  }

  static let blocks: [Block] = {
    let path =
      #filePath.components(separatedBy: "/Tests/").dropLast()
      .joined(separator: "/Tests/") + "/docs/instructors.md"
    return Self.blocks(in: (try? String(contentsOfFile: path, encoding: .utf8)) ?? "")
  }()

  static func blocks(in text: String) -> [Block] {
    var blocks: [Block] = []
    var file: String?
    var open: (fence: String, block: Block)?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if let current = open {
        if line == current.fence {
          blocks.append(current.block)
          open = nil
          file = nil
        } else {
          open?.block.text += line + "\n"
        }
      } else if line.hasPrefix("```") {
        let fence = String(line.prefix { $0 == "`" })
        let language = String(line.dropFirst(fence.count))
        open = (fence, Block(file: file, language: language, text: ""))
      } else if line.hasPrefix("<!-- file: ") {
        file = String(line.dropFirst(11).dropLast(4))
      } else if !line.isEmpty {
        file = nil
      }
    }
    return blocks
  }

  static let exercises = Array(
    Set(blocks.compactMap { $0.file?.split(separator: "/").first.map(String.init) })
  ).sorted()

  @Test func `every block of code is a file of an exercise`() {
    for block in Self.blocks where block.language != "sh" {
      #expect(block.file != nil, "\(block.text.prefix(60))")
    }
    #expect(Self.exercises.count >= 5)
  }

  /// `length-hint+samples` is `length-hint` with some files replaced, and without its wrong answers.
  @Test(arguments: exercises)
  func `is sound, and its suite lets no small bug pass`(exercise: String) async throws {
    let folder = try TemporaryFolder()
    let base = exercise.split(separator: "+").first.map(String.init) ?? exercise
    for name in base == exercise ? [base] : [base, exercise] {
      for block in Self.blocks where block.file?.hasPrefix("\(name)/") == true {
        let file = block.file?.dropFirst(name.count + 1) ?? ""
        if name == base, base != exercise, file.hasPrefix("wrong/") { continue }
        try folder.write(block.text, to: String(file))
      }
    }
    var verifier = Verifier(grader: try Workbench.grader.get(), workers: 2)
    verifier.withMutants = true
    let report = await verifier.report(on: .exercise(folder.path))
    let findings = report.findings.filter { !$0.message.contains("has no wrong answers") }
    #expect(findings == [], "\(report.lines(isDetailed: true).joined(separator: "\n"))")
    let count = report.subjects.first?.mutants
    #expect((count?.caught ?? 0) > 0)
  }
}
