/// Something that the syntax of an answer must or must not hold.
package struct SyntaxRule: Sendable, Equatable {
  /// Whether the thing named must be there or must not.
  package enum Demand: String, Sendable {
    case requires
    case forbids
  }

  /// What is looked for on the syntax tree.
  package enum Subject: Sendable, Equatable {
    /// `@FocusState`
    case attribute(String)
    /// `import Foundation`
    case importing(String)
    /// A call of a function or method by its base name, `print`
    case call(String)
    /// A declaration (function, type, variable, case) by its base name
    case declaration(String)
    /// A statement or expression by its keyword: `switch`, `for`, `while`, `guard`, `try!`, `as!`, `!`
    case keyword(String)
  }

  package var demand: Demand
  package var subject: Subject
  /// The sentence for the learner; where empty, one is made from the subject.
  package var message: String

  package init(demand: Demand, subject: Subject, message: String = "") {
    self.demand = demand
    self.subject = subject
    self.message = message
  }
}
