/// What an Anki collection holds, as far as formlab reads it.
struct AnkiCollection {
  /// A kind of note: its fields and the cards that they make.
  struct NoteType {
    struct Template {
      let name: String
      let question: String
      /// The answer's side without the question on it.
      let answer: String
      /// The field that the question consists of, if it is one alone.
      let questionField: String?
      /// The field that the answer consists of, if it is one alone.
      let answerField: String?
      /// The field whose deletions are hidden.
      let clozeField: String?

      init(name: String, question: String, answer: String) {
        self.name = name
        self.question = question
        self.answer = AnkiTemplate.answerPart(answer)
        questionField = AnkiTemplate.onlyField(AnkiTemplate.withoutCondition(question))
        answerField = AnkiTemplate.onlyField(self.answer)
        clozeField = AnkiTemplate.clozeField(question)
      }
    }

    var name: String
    var isCloze = false
    var isImageOcclusion = false
    var fields: [String] = []
    var templates: [Template] = []
  }

  struct Deck {
    /// `A::B` for a deck within a deck.
    var name: String
    var isFiltered = false
    var config: Int64 = 1
  }

  /// Steps of a preset, in seconds.
  struct Config {
    var learningSteps: [Double] = []
    var relearningSteps: [Double] = []
  }

  struct Note {
    var id: Int64
    var guid: String
    var type: Int64
    /// In seconds since 1970.
    var modified: Int64
    var tags: [String]
    var fields: [String]
  }

  struct Card {
    var id: Int64
    var note: Int64
    var deck: Int64
    var ordinal: Int
    var type: Int
    var queue: Int
    var due: Int64
    var interval: Int
    var factor: Int
    var reps: Int
    var lapses: Int
    var left: Int
    var originalDue: Int64
    var originalDeck: Int64
    var flags: Int
    var data: String
  }

  /// When it was made, in seconds since 1970; due days count from its day.
  var created: Int64 = 0
  /// Minutes by which local time was behind UTC then.
  var creationOffset: Int?
  var noteTypes: [Int64: NoteType] = [:]
  var decks: [Int64: Deck] = [:]
  var configs: [Int64: Config] = [:]
  var notes: [Note] = []
  /// Cards by their note, in order of their templates.
  var cards: [Int64: [Card]] = [:]
  /// How many rows of the log have impossible times or kinds.
  var lostLogEntries = 0
  /// Logs by their card, the oldest first.
  var logs: [Int64: [ReviewLogEntry]] = [:]
}
