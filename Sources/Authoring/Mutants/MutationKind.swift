/// The kinds of small bugs that are made in a reference solution.
///
/// The raw value begins a mutant's id, so it is part of what authors write in `mutants.yml`.
package enum MutationKind: String, Sendable, CaseIterable {
  case boundary
  case negated
  case condition
  case logic
  case literal
  case text
  case arithmetic
  case sibling
  case enumCase = "case"
  case switched
  case statement
  case guarded = "guard"
  case body
  case result
  case value
  case call
  case name
  case branch
  case loop
  case element

  /// What such a bug is called in a sentence, "the boundary of a comparison".
  package var title: String {
    switch self {
    case .boundary: "the boundary of a comparison or range"
    case .negated: "a negated or un-negated condition"
    case .condition: "a condition that is left out"
    case .logic: "and and or swapped, or one side left out"
    case .literal: "a literal that is off by one or turned round"
    case .text: "a string that is emptied or changed"
    case .arithmetic: "an operator of arithmetic swapped"
    case .sibling: "another property of the same type"
    case .enumCase: "another enum case"
    case .switched: "the bodies of two switch cases swapped, or a case left out"
    case .statement: "a statement left out"
    case .guarded: "a guard left out"
    case .body: "an emptied body"
    case .result: "a constant returned"
    case .value: "nil in place of a value, or a fall-back left out"
    case .call: "a call left out of a chain"
    case .name: "a member swapped for its counterpart"
    case .branch: "the branches of a choice swapped, or one left out"
    case .loop: "a loop that stops early or goes on"
    case .element: "an element left out of a collection"
    }
  }
}
