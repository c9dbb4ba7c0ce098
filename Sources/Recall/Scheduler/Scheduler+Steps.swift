/// Where an answer takes a card.
enum Move {
  /// To wait for a step.
  case step(Phase, index: Int, seconds: Double)
  /// To review, with an interval in days.
  case review
}

extension Scheduler {
  /// Where an answer takes a card: on through the steps of its phase, or to review.
  func move(_ card: CardState, _ rating: Rating) -> Move {
    switch card.phase {
    case .learning:
      return move(.learning, settings.learningSteps, at: card.step ?? 0, rating)
    case .relearning:
      return move(.relearning, settings.relearningSteps, at: card.step ?? 0, rating)
    case .review:
      guard rating == .again, let first = settings.relearningSteps.first else { return .review }
      return .step(.relearning, index: 0, seconds: first)
    }
  }

  private func move(_ phase: Phase, _ steps: [Double], at index: Int, _ rating: Rating) -> Move {
    // The list may have become shorter since the card got its step.
    guard !steps.isEmpty, index < steps.count || rating == .again else { return .review }
    switch rating {
    case .again:
      return .step(phase, index: 0, seconds: steps[0])
    case .hard:
      return .step(phase, index: index, seconds: waitAfterHard(steps, at: index))
    case .good:
      guard index + 1 < steps.count else { return .review }
      return .step(phase, index: index + 1, seconds: steps[index + 1])
    case .easy:
      return .review
    }
  }

  private func waitAfterHard(_ steps: [Double], at index: Int) -> Double {
    guard index == 0 else { return steps[index] }
    return steps.count == 1 ? steps[0] * 1.5 : (steps[0] + steps[1]) / 2
  }
}
