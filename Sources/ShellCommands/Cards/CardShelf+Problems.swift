internal import Decks
internal import TerminalText

extension CardShelf {
  /// Says what is wrong with the decks: the first problem, and how many more there are.
  func sayProblems() {
    let errors = library.problems.filter { $0.severity == .error }
    guard let first = errors.first else { return }
    session.note("A deck has a problem: \(first)")
    if errors.count > 1 {
      session.note("There are \(errors.count - 1) more; \"cards check\" lists them.")
    }
  }
}
