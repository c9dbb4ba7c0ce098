/// A lesson: the parts that a learner is led through, in reading order.
package struct Lesson: Sendable {
  /// Permanent name; progress hangs on it, not on the folder or the title.
  package var id: String
  /// What people read, a few words.
  package var title: String
  /// One sentence on what the lesson is about.
  package var summary: String
  package var level: Level
  /// Absolute path of the lesson's folder.
  package var folder: String
  /// What one will be able to do, 3 to 5.
  package var objectives: [Objective]
  /// Everything between the objectives and the checkpoint, in reading order.
  package var parts: [LessonPart]
  /// Exercises in reading order; those that no part names come last.
  package var exercises: [Exercise]
  /// Where the facts can be read up, as a Markdown list.
  package var sources: String
  /// What comes next, as Markdown.
  package var next: String
  /// The deck of this lesson: the name of a file under `cards/`, without its ending.
  package var deck: String
  /// Words to be found by.
  package var keywords: Keywords
  /// Set on a component page.
  package var component: Component?
  /// Minutes to read, estimated from the text.
  package var minutesToRead: Int
  /// Minutes to practise: exercises, questions and samples.
  package var minutesToPractise: Int

  /// How much a lesson asks of its reader.
  package enum Level: String, Sendable, CaseIterable {
    case core
    case intermediate
    case advanced
  }

  /// Words to be found by, in two languages.
  package struct Keywords: Sendable, Equatable {
    package var english: [String]
    package var spanish: [String]

    package init(english: [String] = [], spanish: [String] = []) {
      self.english = english
      self.spanish = spanish
    }
  }

  package init(
    id: String, title: String, summary: String = "", level: Level = .core, folder: String,
    objectives: [Objective] = [], parts: [LessonPart] = [], exercises: [Exercise] = [],
    sources: String = "", next: String = "", deck: String? = nil,
    keywords: Keywords = Keywords(), component: Component? = nil,
    minutesToRead: Int = 0, minutesToPractise: Int = 0
  ) {
    self.id = id
    self.title = title
    self.summary = summary
    self.level = level
    self.folder = folder
    self.objectives = objectives
    self.parts = parts
    self.exercises = exercises
    self.sources = sources
    self.next = next
    self.deck = deck ?? id
    self.keywords = keywords
    self.component = component
    self.minutesToRead = minutesToRead
    self.minutesToPractise = minutesToPractise
  }

  /// The question that is asked before the text.
  package var guess: Question? {
    for case .guess(let question) in parts { return question }
    return nil
  }

  /// The sections of text.
  package var sections: [TextSection] {
    parts.compactMap { if case .text(let section) = $0 { section } else { nil } }
  }

  /// The samples in reading order.
  package var samples: [Sample] {
    parts.compactMap { if case .sample(let sample) = $0 { sample } else { nil } }
  }

  /// The *check yourself* questions, without the one that is guessed first.
  package var questions: [Question] {
    parts.compactMap { if case .question(let question) = $0 { question } else { nil } }
  }

  /// The prompts that are kept and never graded.
  package var designs: [DesignPrompt] {
    parts.compactMap { if case .design(let prompt) = $0 { prompt } else { nil } }
  }
}

/// Something that a learner can do after a lesson.
package struct Objective: Sendable, Equatable {
  /// Unique in its lesson.
  package var id: String
  /// Completes "by the end you will be able to".
  package var text: String

  package init(id: String, text: String) {
    self.id = id
    self.text = text
  }
}
