import Decks
import SwiftParser
import SwiftSyntax

/// Makes the first form of exercises, lessons and decks: complete, and with blanks to fill in.
package enum Scaffold {
  /// Makes an exercise.
  ///
  /// - Parameters:
  ///   - name: Its id and the name of its folder.
  ///   - solution: A working answer; nil for a small one that stands in for it.
  ///   - emptied: The names of bodies that the starter leaves to the learner.
  /// - Returns: The files of the exercise's folder.
  /// - Throws: Where the name is none, or nothing in the solution has a name that was given.
  package static func exercise(
    named name: String, from solution: String? = nil, emptying emptied: [String] = []
  ) throws(ScaffoldProblem) -> [ScaffoldedFile] {
    try checkName(name)
    let solution = solution ?? ScaffoldText.solution
    let emptied = emptied.isEmpty && solution == ScaffoldText.solution ? ["welcome"] : emptied
    guard !emptied.isEmpty else {
      throw .nothingToEmpty(known: StarterMaker.names(in: solution))
    }
    let starter = try StarterMaker.starter(from: solution, emptying: emptied)
    let suite = SuiteMaker(solution: solution, emptied: emptied)
    var files = [
      ScaffoldedFile(path: "exercise.md", text: page(name, solution, emptied)),
      ScaffoldedFile(path: "starter.swift", text: starter),
      ScaffoldedFile(path: "solution.swift", text: solution),
      ScaffoldedFile(path: "suite.swift", text: suite.suite()),
    ]
    if let first = suite.cases().first {
      let left = try StarterMaker.starter(from: solution, emptying: [first.body])
      files.append(
        ScaffoldedFile(
          path: "wrong/not-begun.swift",
          text: ScaffoldText.wrongHeading(fails: first.name) + withoutDemonstration(left)))
    }
    return files
  }

  /// The page of a lesson.
  package static func lesson(named name: String) throws(ScaffoldProblem) -> [ScaffoldedFile] {
    try checkName(name)
    return [ScaffoldedFile(path: "lesson.md", text: ScaffoldText.lesson(name))]
  }

  /// A deck with its first card, which gets a random id.
  package static func deck(
    named name: String, using generator: inout some RandomNumberGenerator
  ) throws(ScaffoldProblem) -> ScaffoldedFile {
    try checkName(name)
    let id = NoteID.random(using: &generator)
    return ScaffoldedFile(path: "\(name).md", text: ScaffoldText.deck(firstID: "\(id)"))
  }

  /// Ids and folders have the same names, so that people find one by the other.
  private static func checkName(_ name: String) throws(ScaffoldProblem) {
    let isName =
      name.first.map { $0.isASCII && $0.isLowercase } == true && name.utf8.count <= 60
      && name.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber || $0 == "-") }
      && !name.hasSuffix("-") && !name.contains("--")
    guard isName else { throw .badName(name) }
  }

  private static func page(_ name: String, _ solution: String, _ emptied: [String]) -> String {
    let imports = SourceFile.imports(of: solution)
    var lines = ["id: \(name)", "title: \"\(Blank.word): a few words\"", "minutes: 10"]
    if imports.contains("SwiftUI") { lines.append("dialect: swiftUI") }
    let others = imports.filter { $0 != "SwiftUI" }
    if !others.isEmpty { lines.append("imports: [\(others.joined(separator: ", "))]") }
    return ScaffoldText.exercise(frontMatter: lines, emptied: emptied)
  }

  /// A stored wrong answer needs no lines that only run on their own.
  private static func withoutDemonstration(_ source: String) -> String {
    let items = Parser.parse(source: source).statements.filter { item in
      if case .decl = item.item { return true }
      return false
    }
    let text = items.map(\.description).joined()
    return text.drop(while: \.isNewline) + (text.hasSuffix("\n") ? "" : "\n")
  }
}

/// Small questions to a source text.
enum SourceFile {
  /// Names of the modules that it imports, each once.
  static func imports(of source: String) -> [String] {
    var seen: Set<String> = []
    return Parser.parse(source: source).statements.compactMap { item -> String? in
      guard case .decl(let declaration) = item.item,
        let name = declaration.as(ImportDeclSyntax.self)?.path.first?.name.text
      else { return nil }
      return seen.insert(name).inserted ? name : nil
    }
  }
}
