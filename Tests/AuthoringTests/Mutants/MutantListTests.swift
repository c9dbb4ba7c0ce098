import FoundationEssentials
import Testing

@testable import Authoring

/// Whole lists of mutants of real-looking solutions, against golden files.
@Suite struct MutantListTests {
  @Test(arguments: ["name-limit", "visibility-rule", "focus-chain", "signup-form", "amounts"])
  func `the mutants of a solution are`(name: String) throws {
    let folder = Golden.fixtures + "/Solutions"
    let source = try String(contentsOfFile: "\(folder)/\(name).swift", encoding: .utf8)
    let given = try? String(contentsOfFile: "\(folder)/\(name).given", encoding: .utf8)
    let mutants = MutantMaker(context: given.map { [$0] } ?? []).mutants(of: source)
    let list = mutants.map { mutant in
      "\(mutant.id) \(mutant.line):\(mutant.column) \(mutant.description)\n\(mutant.diff.text)\n"
    }
    Golden.expect(list.joined(separator: "\n"), at: "\(folder)/\(name).mutants.txt")
  }
}
