internal import CourseFiles

/// One step of the way through a lesson.
enum FlowStep {
  /// What one will be able to do.
  case overview
  case part(CourseFiles.LessonPart)
  /// The objectives, ticked by what was done.
  case checkpoint
  /// The question that was guessed first, looked at again.
  case guessAgain(Question)
  /// "How well do you know this now?", then the questions that test it.
  case rating
  /// Sources, and what comes next.
  case ending

  /// The name that `place` and `lesson NAME PART` use.
  var id: String {
    switch self {
    case .overview: "overview"
    case .part(let part): part.id
    case .checkpoint: "checkpoint"
    case .guessAgain: "guess-again"
    case .rating: "rating"
    case .ending: "ending"
    }
  }

  /// What people read in the list of parts.
  func title(in lesson: Lesson) -> String {
    switch self {
    case .overview: "What you will be able to do"
    case .part(.guess(let question)): "Guess first: \(question.title)"
    case .part(.question(let question)): "Check yourself: \(question.title)"
    case .part(.sample(let sample)): "Sample: \(sample.title)"
    case .part(.design(let prompt)): "Design it: \(prompt.title)"
    case .part(.exercise(let step)):
      "Exercise: \(lesson.exercises.first { $0.id == step.exercise }?.title ?? step.exercise)"
    case .part(let part): part.title
    case .checkpoint: "Checkpoint"
    case .guessAgain: "Your guess, again"
    case .rating: "How well do you know this now?"
    case .ending: "Sources, and what comes next"
    }
  }

  /// All steps of a lesson in order.
  static func all(of lesson: Lesson) -> [FlowStep] {
    let parts = lesson.parts.map(FlowStep.part)
    let again = lesson.guess.map { [FlowStep.guessAgain($0)] } ?? []
    return [.overview] + parts + again + [.checkpoint, .rating, .ending]
  }
}
