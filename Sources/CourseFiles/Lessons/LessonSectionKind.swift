/// The first word of a heading in `lesson.md`: what stands below it.
enum LessonSectionKind: String, CaseIterable {
  case objectives = "Objectives"
  case guess = "Guess first"
  case read = "Read"
  case sample = "Sample"
  case question = "Question"
  case exercise = "Exercise"
  case design = "Design it"
  case parameters = "Parameters"
  case sources = "Sources"
  case next = "Next"

  /// Whether it may stand in a lesson only once.
  var isSingle: Bool {
    switch self {
    case .objectives, .guess, .parameters, .sources, .next: true
    case .read, .sample, .question, .exercise, .design: false
    }
  }

  /// What a comment under the heading may set.
  var directiveKeys: [String] {
    switch self {
    case .guess, .question: ["id", "tests", "choose"]
    case .read, .sample, .design: ["id"]
    case .objectives, .exercise, .parameters, .sources, .next: []
    }
  }
}
