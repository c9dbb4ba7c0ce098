/// One part of a lesson: a screenful.
package enum LessonPart: Sendable {
  /// A question before anything is explained.
  case guess(Question)
  case text(TextSection)
  case sample(Sample)
  case question(Question)
  case exercise(ExerciseStep)
  case design(DesignPrompt)

  /// Name of the part, unique in its lesson; an exercise's own id for an exercise.
  package var id: String {
    switch self {
    case .guess(let question), .question(let question): question.id
    case .text(let section): section.id
    case .sample(let sample): sample.id
    case .exercise(let step): step.exercise
    case .design(let prompt): prompt.id
    }
  }

  /// What people read, a few words.
  package var title: String {
    switch self {
    case .guess(let question), .question(let question): question.title
    case .text(let section): section.title
    case .sample(let sample): sample.title
    case .exercise(let step): step.exercise
    case .design(let prompt): prompt.title
    }
  }
}

/// A section of text.
package struct TextSection: Sendable, Equatable {
  /// Unique in its lesson.
  package var id: String
  package var title: String
  /// The text, as Markdown.
  package var text: String

  package init(id: String, title: String, text: String) {
    self.id = id
    self.title = title
    self.text = text
  }
}

/// The place of an exercise in a lesson.
package struct ExerciseStep: Sendable, Equatable {
  /// The exercise's id.
  package var exercise: String
  /// A few words on the way to it, as Markdown; may be empty.
  package var text: String

  package init(exercise: String, text: String = "") {
    self.exercise = exercise
    self.text = text
  }
}

/// A task without a right answer: kept, never graded.
package struct DesignPrompt: Sendable, Equatable {
  /// Unique in its lesson.
  package var id: String
  package var title: String
  /// The prompt, as Markdown.
  package var prompt: String
  /// How one person would answer, as Markdown.
  package var modelAnswer: String

  package init(id: String, title: String, prompt: String, modelAnswer: String) {
    self.id = id
    self.title = title
    self.prompt = prompt
    self.modelAnswer = modelAnswer
  }
}
