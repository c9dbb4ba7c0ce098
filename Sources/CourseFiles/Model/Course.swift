/// A course as it stands on disk: its lessons in the order of `course.yml`.
package struct Course: Sendable {
  /// What people read, a few words.
  package var title: String
  /// Absolute path of the folder that holds `course.yml`.
  package var folder: String
  /// When a learner may see a reference solution, unless an exercise says otherwise.
  package var reveal: RevealPolicy
  /// The lessons in reading order.
  package var lessons: [Lesson]
  /// Words that people search by, and the names that they stand for.
  package var words: [SearchWord]

  package init(
    title: String, folder: String, reveal: RevealPolicy = .afterAttempts(3),
    lessons: [Lesson] = [], words: [SearchWord] = []
  ) {
    self.title = title
    self.folder = folder
    self.reveal = reveal
    self.lessons = lessons
    self.words = words
  }

  /// All exercises in reading order.
  package var exercises: [Exercise] { lessons.flatMap(\.exercises) }

  /// The lesson with this id.
  package func lesson(_ id: String) -> Lesson? { lessons.first { $0.id == id } }

  /// The exercise with this id.
  package func exercise(_ id: String) -> Exercise? { exercises.first { $0.id == id } }

  /// The sample with this id, and the lesson that shows it.
  package func sample(_ id: String) -> (lesson: Lesson, sample: Sample)? {
    for lesson in lessons {
      if let sample = lesson.samples.first(where: { $0.id == id }) { return (lesson, sample) }
    }
    return nil
  }
}

/// When a reference solution may be seen.
package enum RevealPolicy: Sendable, Equatable {
  case always
  /// After this many graded attempts, or a pass.
  case afterAttempts(Int)
  case never
}

/// Words that people may search by, and the names in the course that they stand for.
package struct SearchWord: Sendable, Equatable {
  /// What people type: "text field", "campo de texto".
  package var said: [String]
  /// Names and terms that the course uses for it: "TextField".
  package var means: [String]

  package init(said: [String], means: [String]) {
    self.said = said
    self.means = means
  }
}
