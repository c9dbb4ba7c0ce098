internal import CourseFiles
internal import SwiftSyntax

/// How a suite is let see an answer.
///
/// The suite must mean the standard library's `String` and the given types' members, whatever an answer calls
/// its own things. So the answer's module is not simply imported.
enum SuiteView: Equatable {
  /// The suite calls functions of a module between the two, written after the solution's signatures. It is
  /// compiled once and for all, and nothing of the answer is in its sight.
  case bridge(source: String)
  /// The suite uses types of the answer: it imports exactly those names.
  case imports([String])

  init(solution: AnswerSyntax, suite: AnswerSyntax, given: AnswerSyntax?) {
    let words = suite.words
    let used = solution.declarations.filter { words.contains($0.name) }
    let givenNames = Set(given?.declarations.map(\.name) ?? [])
    let own = Set(
      solution.declarations.filter { $0.kind != .function && $0.kind != .variable }.map(\.name))
    let writer = BridgeWriter(given: givenNames, own: own)
    let wrappers = used.map { writer.wrapper(of: $0) }
    if !used.isEmpty, !wrappers.contains(nil), !SuiteView.usesExtensions(of: solution, words) {
      self = .bridge(
        source: (given == nil ? SuiteView.heading : SuiteView.heading + "public import Given\n")
          + wrappers.compactMap(\.self).joined(separator: "\n") + "\n")
      return
    }
    var lines = used.map { "@testable import \($0.kind.rawValue) Answer.\($0.name)" }
    if lines.isEmpty || SuiteView.usesExtensions(of: solution, words) {
      lines.append("@testable import Answer")
    }
    var seen: Set<String> = []
    self = .imports(lines.filter { seen.insert($0).inserted })
  }

  private static let heading = "@testable import Answer\n"

  /// Whether the solution adds members to types that it does not declare, and the suite speaks of them.
  private static func usesExtensions(of solution: AnswerSyntax, _ words: Set<String>) -> Bool {
    solution.tree.statements.contains { item in
      guard case .decl(let declaration) = item.item,
        let added = declaration.as(ExtensionDeclSyntax.self)
      else { return false }
      let names = added.memberBlock.members.flatMap {
        TopDeclaration.all(in: .decl($0.decl)).map(\.name)
      }
      return !words.isDisjoint(with: names)
    }
  }
}
