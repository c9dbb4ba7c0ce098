extension TransferLoss {
  /// Whether the whole card stayed behind.
  var isSkip: Bool {
    switch self {
    case .emptyFirstField, .noAnswer, .commentRow, .repeatedID, .unreadableCloze,
      .imageOcclusion, .noCards, .deckProblem, .missingNoteType, .deckFile, .cannotBeWritten,
      .unknownCard:
      true
    default: false
    }
  }

  /// What happened, a sentence.
  package var message: String {
    skipped ?? changed ?? whole
  }

  private var skipped: String? {
    switch self {
    case .emptyFirstField: "skipped: its first field is empty."
    case .noAnswer: "skipped: it has no answer."
    case .commentRow: "skipped: a row that begins with an unquoted # is a comment."
    case .repeatedID(let first): "skipped: its id is that of \(first)."
    case .unreadableCloze: "skipped: its cloze text hides nothing, or can't be read."
    case .imageOcclusion:
      "skipped: cards that cover parts of a picture can't be shown in a terminal."
    case .deckProblem(let fault): "\(fault.message) \(fault.hint)"
    case .noCards: "skipped: it makes no card."
    case .missingNoteType: "skipped: its note type is not in the package."
    case .deckFile(let reason): "left as it was: \(reason)."
    case .cannotBeWritten: "skipped: a deck file can't hold this text."
    case .unknownCard(let key):
      "the history of \(key) belongs to no card of the file and stays behind."
    default: nil
    }
  }

  private var changed: String? { textChanged ?? mediaChanged ?? stateChanged }

  private var textChanged: String? {
    switch self {
    case .formatting(let tags):
      "formatting dropped, text kept: \(tags.map { "<\($0)>" }.joined(separator: ", "))."
    case .blanksAtEnds: "blanks at the ends of a part were dropped."
    case .changedByWriting: "its text was changed to what a deck file can hold."
    case .extraColumns(let count):
      "\(count == 1 ? "1 further column was" : "\(count) further columns were") ignored."
    case .unknownNoteType(let name): "its note type \"\(name)\" is read as question and answer."
    case .renderedTemplates(let name):
      "the cards of its note type \"\(name)\" became cards of their own."
    case .unknownDeck(let name):
      "its deck is given as \"\(name)\"; it went into the deck \"Imported\"."
    case .lineMarked(let count):
      "\(count == 1 ? "1 line was" : "\(count) lines were") changed: it would begin a part or end the card."
    case .extraText: "the text shown with the answer was added to the cloze text."
    case .hint: "the hint of a deletion stays behind."
    case .sharedNumber: "deletions of one number became cards of their own."
    case .twoWays: "it became two cards, one in each direction."
    case .tags: "its tags stay behind."
    default: nil
    }
  }

  private var mediaChanged: String? {
    switch self {
    case .sound(let names):
      "sounds are kept beside the deck and can't be played: \(names.joined(separator: ", "))."
    case .missingMedia(let name): "the file \"\(name)\" that it shows is missing."
    case .unsafeMedia(let name): "the file \"\(name)\" was left out: its name is a path or unsafe."
    case .mediaRenamed(let from, let to):
      "the file \"\(from)\" is now \"\(to)\", since another one has its name."
    default: nil
    }
  }

  private var stateChanged: String? {
    switch self {
    case .flag(let number): "its flag \(number) stays behind."
    case .filteredDeck: "it was in a filtered deck and is back in its own."
    case .memoryGuessed: "it has no memory state of FSRS; its history or its interval gives one."
    case .ownAttributes: "its search words and its exercise stay behind."
    case .customData: "data of an add-on stays behind."
    default: nil
    }
  }

  private var whole: String {
    switch self {
    case .noProgress: "This format carries the cards, not the progress with them."
    case .lostLogEntries(let count):
      "\(count) entries of the history have impossible times or kinds and stay behind."
    case .noIDs: "This format has no ids: when it is read back, cards are known by their text."
    case .guessedHTML(true):
      "The file does not say whether it is HTML; it has HTML tags and is read as HTML."
    case .guessedHTML: "The file does not say whether it is HTML; it is read as plain text."
    case .unknownHeader(let key): "The header \"#\(key)\" is unknown and was ignored."
    case .nulDropped: "NUL characters were dropped."
    case .columnsByPosition(let labels):
      "The columns \(labels.map { "\"\($0)\"" }.joined(separator: ", ")) are no field names; the columns were taken in order."
    case .localZone: "Its times have no time zone; they are read as local times of this machine."
    case .schedulerOfOther:
      "Its schedule comes from another algorithm; the grades are replayed instead."
    default: ""
    }
  }
}
