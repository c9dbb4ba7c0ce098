import FoundationEssentials
import SwiftParser
import SwiftSyntax
import Testing

@testable import Authoring

/// Properties of all mutants of many real files: those of this module.
@Suite struct MutantSyntaxTests {
  static let sources =
    #filePath.components(separatedBy: "/Tests/").dropLast()
    .joined(separator: "/Tests/") + "/Sources/Authoring/Mutants/Mutators"

  static let files = (try? FileManager.default.contentsOfDirectory(atPath: sources))?.sorted() ?? []

  @Test(arguments: files)
  func `every mutant parses and differs in few lines`(file: String) throws {
    let source = try String(contentsOfFile: "\(Self.sources)/\(file)", encoding: .utf8)
    let mutants = MutantMaker().mutants(of: source)
    #expect(!mutants.isEmpty)
    for mutant in mutants {
      #expect(!Parser.parse(source: mutant.source).hasError, "\(mutant.diff.text)")
      #expect(mutant.source != source)
    }
    #expect(Set(mutants.map(\.id)).count == mutants.count)
    #expect(Set(mutants.map(\.source)).count == mutants.count)
  }
}
