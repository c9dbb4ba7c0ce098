import SwiftOperators
import SwiftParser
import SwiftSyntax

/// Makes small bugs in a source text, each on its syntax tree.
///
/// Left alone is what no suite can or should see: lines that only demonstrate (top-level
/// statements, previews), traps (`precondition`), attributes, and modifiers that only draw.
package struct MutantMaker: Sendable {
  /// Texts of other files whose types the source uses, such as `given.swift`.
  package var context: [String]

  package init(context: [String] = []) {
    self.context = context
  }

  /// All mutants of a text, in the order of their places; none where the text doesn't parse.
  package func mutants(of source: String) -> [Mutant] {
    let parsed = Parser.parse(source: source)
    guard !parsed.hasError else { return [] }
    let tree = OperatorTable.standardOperators.foldAll(parsed, errorHandler: { _ in })
    let visitor = MutationVisitor(
      facts: SourceFacts(tree: tree, context: context), mutators: Self.mutators)
    visitor.walk(tree)
    return assembled(visitor.edits, source: source, tree: tree)
  }

  private static let mutators: [any Mutator] = [
    ComparisonMutator(), LogicMutator(), ArithmeticMutator(), ConditionMutator(),
    LiteralMutator(), TextMutator(), StatementMutator(), GuardMutator(), BodyMutator(),
    ResultMutator(), ValueMutator(), ChainMutator(), CounterpartMutator(), EnumCaseMutator(),
    SwitchMutator(), SiblingMutator(), BranchMutator(), LoopMutator(), ElementMutator(),
  ]

  private func assembled(_ edits: [Edit], source: String, tree: Syntax) -> [Mutant] {
    let bytes = Array(source.utf8)
    let locations = SourceLocationConverter(fileName: "", tree: tree)
    var identity = MutantIdentity()
    var seen: Set<String> = []
    let ordered = edits.enumerated().sorted {
      ($0.element.node.position, $0.offset) < ($1.element.node.position, $1.offset)
    }
    return ordered.compactMap { _, edit in
      let text = applied(edit, to: bytes)
      guard text != source, seen.insert(text).inserted else { return nil }
      let place = locations.location(for: edit.node.positionAfterSkippingLeadingTrivia)
      return Mutant(
        id: identity.id(of: edit), kind: edit.kind, line: place.line,
        column: characterColumn(of: place, in: locations), description: edit.description,
        source: text, diff: SourceDiff(from: source, to: text))
    }
  }

  private func applied(_ edit: Edit, to bytes: [UInt8]) -> String {
    let range = edit.replacement.isEmpty ? widened(edit.range, in: bytes) : edit.range
    let mutated =
      bytes[..<range.lowerBound] + Array(edit.replacement.utf8) + bytes[range.upperBound...]
    return String(decoding: mutated, as: UTF8.self)
  }

  /// Takes in the whole line where what is cut out is all that the line holds.
  private func widened(_ range: Range<Int>, in bytes: [UInt8]) -> Range<Int> {
    let newline = UInt8(ascii: "\n")
    let isBlank: (UInt8) -> Bool = { [UInt8(ascii: " "), UInt8(ascii: "\t")].contains($0) }
    var start = range.lowerBound
    while start > 0, isBlank(bytes[start - 1]) { start -= 1 }
    var end = range.upperBound
    while end < bytes.count, isBlank(bytes[end]) { end += 1 }
    let beginsLine = start == 0 || bytes[start - 1] == newline
    guard beginsLine, end < bytes.count, bytes[end] == newline else { return range }
    return start..<(end + 1)
  }

  /// Turns a column in bytes into one in characters.
  private func characterColumn(
    of place: SourceLocation, in locations: SourceLocationConverter
  ) -> Int {
    let lines = locations.sourceLines
    guard lines.indices.contains(place.line - 1) else { return place.column }
    let bytes = lines[place.line - 1].utf8.prefix(place.column - 1)
    return String(decoding: bytes, as: UTF8.self).count + 1
  }
}
