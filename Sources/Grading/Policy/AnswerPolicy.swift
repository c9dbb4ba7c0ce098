internal import CourseFiles
internal import SwiftSyntax

/// All that is asked of an answer before it is run.
struct AnswerPolicy {
  let exercise: Exercise
  let given: Set<String>
  /// Tests do without, to see that it is needed.
  var isOff = false

  /// What is wrong with the text of an answer.
  func refusals(of syntax: AnswerSyntax) -> [Refusal] {
    if isOff { return [] }
    return SyntaxPolicy(exercise: exercise, syntax: syntax, given: given).refusals()
      + rules(.forbids, syntax)
  }

  /// What an answer that compiles should have and has not.
  func missing(in syntax: AnswerSyntax) -> Refusal? {
    rules(.requires, syntax).first
  }

  private func rules(_ demand: SyntaxRule.Demand, _ syntax: AnswerSyntax) -> [Refusal] {
    RulePolicy(rules: exercise.rules.filter { $0.demand == demand }, syntax: syntax).refusals()
  }

  /// What is wrong with its compiled form.
  ///
  /// A script also defines the program's entry.
  func refusal(of object: [UInt8], _ syntax: AnswerSyntax, isScript: Bool = false) -> Refusal? {
    if isOff { return nil }
    let allowsC = !Set(exercise.imports).isDisjoint(with: ["Glibc", "Dispatch"])
    guard let file = try? ObjectFile(object) else {
      return Refusal(
        kind: .ruleBroken, line: 0, column: 0,
        message: "The compiler's result is not one that can be judged.")
    }
    guard let found = ObjectPolicy(allowsC: allowsC, isScript: isScript).refusal(of: file) else {
      return nil
    }
    let place = syntax.firstPlace(ofWord: found.name)
    return Refusal(
      kind: .ruleBroken, line: place?.line ?? 0, column: place?.column ?? 0, message: found.message)
  }
}

extension AnswerSyntax {
  /// Where a word first stands in the code.
  func firstPlace(ofWord word: String) -> (line: Int, column: Int)? {
    for token in tree.tokens(viewMode: .sourceAccurate) {
      if case .identifier = token.tokenKind, token.identifierText == word {
        return place(of: token)
      }
    }
    return nil
  }
}
