/// One exercise: a folder of plain files under a lesson.
package struct Exercise: Sendable {
  /// Permanent name; progress and cards hang on it, not on the folder or the title.
  package var id: String
  /// What people read, a few words.
  package var title: String
  /// The id of the lesson that the exercise belongs to.
  package var lesson: String
  /// Minutes that a learner is expected to need.
  package var minutes: Int
  /// Absolute path of the exercise's folder.
  package var folder: String
  /// Whether the answer is plain Swift or says `import SwiftUI`.
  package var dialect: Dialect
  /// Modules that an answer may import, besides SwiftUI where the dialect is `swiftUI`.
  package var imports: [String]
  /// Limits on the answer's process.
  package var limits: AnswerLimits
  /// What the answer's syntax must or must not hold.
  package var rules: [SyntaxRule]
  /// Points by case name, for classes; a case that is not named counts one point.
  package var points: [String: Int]
  /// Ids of the lesson's objectives that a pass ticks.
  package var objectives: [String]
  /// When the solution may be seen, where it differs from the course's policy.
  package var reveal: RevealPolicy?
  /// The task, as Markdown.
  package var task: String
  /// The hints in the order in which they are given, as Markdown.
  package var hints: [String]
  /// The closing text shown after a pass, as Markdown.
  package var after: String
  /// Declarations handed out: a module of its own that the answer sees without importing it.
  package var given: SourceText?
  /// What the learner starts from.
  package var starter: SourceText
  /// The reference.
  package var solution: SourceText
  /// The hidden suite; empty where there are `tests`.
  package var suite: SourceText
  /// Files of Swift Testing or XCTest that run in the answer's process, in place of a suite.
  package var tests: [SourceText] = []
  /// Further files of the answer's module, where there are `tests`; a learner doesn't edit them.
  package var sources: [SourceText] = []
  /// Whether the starter compiles; otherwise the exercise is about making it compile.
  package var starterCompiles = true
  /// The mutants of the solution that its author calls equivalent to it.
  package var mutantMarks: [MutantMark] = []
  /// Wrong answers that people really give, in the order of their file names.
  package var wrong: [WrongAnswer]

  /// Which framework an answer is written against.
  package enum Dialect: String, Sendable, CaseIterable {
    case swift
    case swiftUI
  }

  package init(
    id: String, title: String, lesson: String, minutes: Int, folder: String,
    dialect: Dialect = .swift, imports: [String] = [], limits: AnswerLimits = AnswerLimits(),
    rules: [SyntaxRule] = [], points: [String: Int] = [:], objectives: [String] = [],
    reveal: RevealPolicy? = nil, task: String, hints: [String], after: String,
    given: SourceText? = nil,
    starter: SourceText, solution: SourceText, suite: SourceText, wrong: [WrongAnswer] = []
  ) {
    self.id = id
    self.title = title
    self.lesson = lesson
    self.minutes = minutes
    self.folder = folder
    self.dialect = dialect
    self.imports = imports
    self.limits = limits
    self.rules = rules
    self.points = points
    self.objectives = objectives
    self.reveal = reveal
    self.task = task
    self.hints = hints
    self.after = after
    self.given = given
    self.starter = starter
    self.solution = solution
    self.suite = suite
    self.wrong = wrong
  }
}
