import SwiftParser
import SwiftSyntax

/// Makes a starter from a working solution by emptying the bodies that its author names.
package enum StarterMaker {
  /// The names of all bodies that can be emptied, as authors may write them.
  package static func names(in solution: String) -> [String] {
    BodyCollector.bodies(in: Parser.parse(source: solution)).map(\.name)
  }

  /// Makes a starter.
  ///
  /// - Parameters:
  ///   - solution: A text that compiles.
  ///   - names: `canSubmit`, `nextField(after:)` or `Signup.submit()`; each may mean several bodies.
  /// - Returns: The solution with each named body replaced by a comment and, where it returns
  ///   something, by the plainest value of its type.
  /// - Throws: Where the solution doesn't parse or has no body of a name.
  package static func starter(
    from solution: String, emptying names: [String]
  ) throws(ScaffoldProblem) -> String {
    let tree = Parser.parse(source: solution)
    guard !tree.hasError else { throw .solutionDoesNotParse }
    let bodies = BodyCollector.bodies(in: tree)
    for name in names where !bodies.contains(where: { $0.isMeant(by: name) }) {
      throw .noSuchBody(name: name, known: bodies.map(\.name))
    }
    let facts = SourceFacts(tree: Syntax(tree), context: [])
    var bytes = Array(solution.utf8)
    let meant = bodies.filter { body in names.contains { body.isMeant(by: $0) } }
    for body in meant.reversed() {
      bytes.replaceSubrange(range(of: body), with: Array(blank(for: body, facts: facts).utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// What stands between the braces, white space and comments included.
  private static func range(of body: NamedBody) -> Range<Int> {
    let brace = body.statements.firstToken(viewMode: .sourceAccurate)?
      .previousToken(viewMode: .sourceAccurate)
    let start =
      brace?.endPositionBeforeTrailingTrivia.utf8Offset ?? body.statements.position.utf8Offset
    let next = body.statements.lastToken(viewMode: .sourceAccurate)?
      .nextToken(viewMode: .sourceAccurate)
    let end =
      next?.positionAfterSkippingLeadingTrivia.utf8Offset
      ?? body.statements.endPosition.utf8Offset
    return start..<end
  }

  private static func blank(for body: NamedBody, facts: SourceFacts) -> String {
    let outer = body.indentation
    let inner = outer + "  "
    let comment = "\n\(inner)// Write this."
    guard let value = value(of: body.result, facts: facts) else { return "\(comment)\n\(outer)" }
    return "\(comment)\n\(inner)\(value)\n\(outer)"
  }

  private static func value(of type: TypeSyntax?, facts: SourceFacts) -> String? {
    guard let type else { return nil }
    let name = type.trimmedDescription
    switch name {
    case "Void", "()": return nil
    case "Bool": return "false"
    case "String", "Substring": return "\"\""
    case "some View": return "EmptyView()"
    default: break
    }
    if type.is(OptionalTypeSyntax.self) || name.hasPrefix("Optional<") { return "nil" }
    if type.is(ArrayTypeSyntax.self) || name.hasPrefix("Set<") { return "[]" }
    if type.is(DictionaryTypeSyntax.self) { return "[:]" }
    if ResultMutator.numbers.contains(name) { return "0" }
    if let first = facts.enums[name]?.first { return ".\(first)" }
    return "fatalError(\"not written yet\")"
  }
}
