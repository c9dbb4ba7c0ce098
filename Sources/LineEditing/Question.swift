/// A question that is answered with yes or no.
package struct Question: Sendable, Equatable {
  /// The text, without the choices.
  package var text: String
  /// What an empty line means; nil asks again.
  package var standard: Bool?

  package init(_ text: String, standard: Bool? = false) {
    self.text = text
    self.standard = standard
  }

  /// The text with the choices behind it; the capital letter is what an empty line means.
  package var prompt: String {
    switch standard {
    case true?: "\(text) [Y/n] "
    case false?: "\(text) [y/N] "
    case nil: "\(text) [y/n] "
    }
  }

  /// Asks until an answer is understood.
  ///
  /// Ctrl-C, the end of input and the end of the terminal mean no; so does a source that no person types into.
  package func ask(_ source: some LineSource) -> Bool {
    guard source.isInteractive else { return false }
    while true {
      switch source.nextLine(LineRequest(prompt: prompt, purpose: .answer)) {
      case .line(let answer):
        if let understood = meaning(of: answer) { return understood }
      case .unreadable:
        continue
      case .interrupted, .endOfInput, .terminated:
        return false
      }
    }
  }

  private func meaning(of answer: String) -> Bool? {
    let word = answer.lowercased().filter { !$0.isWhitespace }
    if word.isEmpty { return standard }
    if "yes".hasPrefix(word) { return true }
    if ["n", "no", "q", "quit", "exit"].contains(word) { return false }
    return nil
  }
}
