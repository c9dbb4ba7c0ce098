/// What a scaffold leaves to its author, marked with a word that no finished course has.
package enum Blank {
  /// Stands before what is to be said.
  package static let word = "TODO"

  /// The lines of a text, from 1, on which something is still to be filled in.
  package static func lines(in text: String) -> [Int] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .filter { $0.element.contains("\(word):") }.map { $0.offset + 1 }
  }
}
