/// Something wrong in a deck file: its author's trouble, never the learner's.
package struct DeckProblem: Error, Hashable, Sendable {
  /// How much is at stake.
  package enum Severity: Hashable, Sendable {
    /// The card or the file can't be used as it stands.
    case error
    /// Everything can be used; the author should know.
    case warning
  }

  /// Where.
  package var place: SourcePlace
  /// What is wrong.
  package var fault: DeckFault

  /// Something wrong.
  ///
  /// - Parameters:
  ///   - place: Where.
  ///   - fault: What is wrong.
  package init(place: SourcePlace, fault: DeckFault) {
    self.place = place
    self.fault = fault
  }

  /// How much is at stake.
  package var severity: Severity {
    switch fault {
    case .sameContent: .warning
    default: .error
    }
  }
}

extension DeckProblem: CustomStringConvertible {
  /// Place, message and hint on one line, as compilers write them.
  package var description: String {
    "\(place): \(fault.message) \(fault.hint)"
  }
}
