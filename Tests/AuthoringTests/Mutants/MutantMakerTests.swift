import Testing

@testable import Authoring

/// A source and the changes that are made in it.
struct MutationCase: Sendable, CustomTestStringConvertible {
  var name: String
  var source: String
  var context: [String] = []
  var changes: [String]

  var testDescription: String { name }
}

@Suite struct MutantMakerTests {
  @Test(arguments: MutationCase.all)
  func `makes exactly these changes`(of example: MutationCase) {
    let mutants = MutantMaker(context: example.context).mutants(of: example.source)
    #expect(mutants.map { "\($0.line):\($0.column) \($0.description)" } == example.changes)
  }

  @Test func `a name holds when code before it grows`() {
    let code = "func isLong(_ n: Int) -> Bool { n < 40 }\n"
    let before = MutantMaker().mutants(of: code).map(\.id)
    let after = MutantMaker().mutants(of: "// A rule.\n\nlet unused = true\n\n" + code).map(\.id)
    #expect(Set(before).isSubset(of: Set(after)))
    #expect(Set(before).count == before.count)
  }

  @Test func `a name tells the same change in two functions apart`() {
    let code = "func a(_ n: Int) -> Bool { n < 4 }\nfunc b(_ n: Int) -> Bool { n < 4 }\n"
    let ids = MutantMaker().mutants(of: code).map(\.id)
    #expect(Set(ids).count == ids.count)
  }

  @Test func `the diff shows the changed lines alone`() {
    let code = "func isLong(_ n: Int) -> Bool {\n  let most = 40\n  return n < most\n}\n"
    let mutant = MutantMaker().mutants(of: code).first { $0.kind == .boundary }
    #expect(mutant?.diff.text == "@@ -3,1 +3,1 @@\n-  return n < most\n+  return n <= most")
  }

  @Test func `a statement goes with its line`() {
    let code = "func f(_ n: inout Int) {\n  n = g()\n  n += 1 // more\n  h()\n}\n"
    let mutant = MutantMaker().mutants(of: code).first { $0.line == 4 }
    #expect(mutant?.source == "func f(_ n: inout Int) {\n  n = g()\n  n += 1 // more\n}\n")
    #expect(mutant?.diff.text == "@@ -4,1 +4,0 @@\n-  h()")
  }

  @Test func `a text that does not parse has no mutants`() {
    #expect(MutantMaker().mutants(of: "func f( {").isEmpty)
  }
}
