/// What a word of a command stands for; decides how it is completed and checked.
package enum ValueKind: Sendable, Equatable {
  case exercise
  case lesson
  /// A lesson, an exercise or another part of a lesson.
  case part
  case command
  case sample
  case deck
  case card
  case file
  case folder
  case number
  case text
  /// One of the words listed.
  case choice([String])

  /// The word that stands for such a value in help.
  package var placeholder: String {
    switch self {
    case .exercise: "EXERCISE"
    case .lesson: "LESSON"
    case .part: "NAME"
    case .command: "COMMAND"
    case .sample: "SAMPLE"
    case .deck: "DECK"
    case .card: "CARD"
    case .file: "FILE"
    case .folder: "DIR"
    case .number: "N"
    case .text: "TEXT"
    case .choice(let words): words.joined(separator: "|")
    }
  }
}
