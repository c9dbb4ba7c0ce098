/// A part of a lesson was reached or left.
package struct LessonPart: Hashable, Codable, Sendable {
  /// The lesson's id.
  package var lesson: String
  /// The part's id within the lesson.
  package var part: String

  /// Makes the payload.
  package init(lesson: String, part: String) {
    self.lesson = lesson
    self.part = part
  }
}

/// A question of a lesson was answered.
package struct QuestionAnswer: Hashable, Codable, Sendable {
  /// The lesson's id.
  package var lesson: String
  /// The question's id.
  package var question: String
  /// What was answered, as text.
  package var answer: String
  /// Whether it was right; nil where nothing judges.
  package var isRight: Bool?

  /// Makes the payload.
  package init(lesson: String, question: String, answer: String, isRight: Bool?) {
    self.lesson = lesson
    self.question = question
    self.answer = answer
    self.isRight = isRight
  }
}

/// A learner said how sure they are of an objective.
package struct ObjectiveRating: Hashable, Codable, Sendable {
  /// The lesson's id.
  package var lesson: String
  /// The objective's id.
  package var objective: String
  /// How sure, on the scale of the course.
  package var rating: Int

  /// Makes the payload.
  package init(lesson: String, objective: String, rating: Int) {
    self.lesson = lesson
    self.objective = objective
    self.rating = rating
  }
}

/// A learner wrote something for a design prompt.
package struct DesignNote: Hashable, Codable, Sendable {
  /// The lesson's id.
  package var lesson: String
  /// The prompt's id.
  package var prompt: String
  /// What was written.
  package var text: String

  /// Makes the payload.
  package init(lesson: String, prompt: String, text: String) {
    self.lesson = lesson
    self.prompt = prompt
    self.text = text
  }
}

/// Where a learner is, to come back to.
package struct Place: Hashable, Codable, Sendable {
  /// The lesson's id.
  package var lesson: String
  /// The part's id within the lesson.
  package var part: String?
  /// The exercise's id.
  package var exercise: String?

  /// Makes the payload.
  package init(lesson: String, part: String? = nil, exercise: String? = nil) {
    self.lesson = lesson
    self.part = part
    self.exercise = exercise
  }
}
