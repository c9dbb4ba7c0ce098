extension DeckFault {
  /// What is wrong, a sentence.
  package var message: String { words.message }

  /// What to do about it, a sentence.
  package var hint: String { words.hint }

  private typealias Words = (message: String, hint: String)

  private var words: Words {
    switch self {
    case .cannotRead, .tooLarge, .utf16, .notUTF8, .nulCharacter, .fileNameNotUTF8,
      .conflictMarker, .noCards:
      fileWords
    case .frontMatterNotClosed, .frontMatterLine, .unknownKey, .repeatedKey, .emptyValue:
      frontMatterWords
    case .textOutsideCard, .missingPart, .unexpectedPart, .repeatedPart, .separatorBeforeAnswer,
      .emptyPart, .fenceNotClosed, .commentNotClosed:
      cardWords
    case .noDeletion, .deletionNotClosed, .deletionInDeletion, .bracketClosesNothing,
      .emptyDeletion, .deletionNumber:
      clozeWords
    case .badID, .secondID, .attributeWithoutCard, .duplicateID, .sameContent, .noID:
      nameWords
    }
  }

  private var fileWords: Words {
    switch self {
    case .cannotRead(let reason):
      ("This can't be read: \(reason).", "Check the path and its permissions.")
    case .tooLarge(let bytes, let limit):
      (
        "This file has \(bytes) bytes; a deck may have \(limit).",
        "Split it into several decks."
      )
    case .utf16:
      ("This file is UTF-16 text.", "Save it as UTF-8.")
    case .notUTF8(let byte):
      ("The byte 0x\(hexadecimal(byte)) here is not UTF-8 text.", "Save the file as UTF-8.")
    case .nulCharacter:
      ("There is a NUL character here, so this is no text file.", "Delete it, or save as UTF-8.")
    case .fileNameNotUTF8:
      ("The name of this file is not UTF-8 text.", "Rename it.")
    case .conflictMarker:
      (
        "This line is left over from a merge conflict.",
        "Keep one of the two versions and delete the lines with the markers."
      )
    case .noCards:
      ("This file has no cards.", "Write `Q:` and `A:`, or `C:` with `[deletions]`.")
    default: ("", "")
    }
  }

  private var frontMatterWords: Words {
    switch self {
    case .frontMatterNotClosed:
      ("The front matter that begins here has no end.", "Close it with a line `---`.")
    case .frontMatterLine(let line):
      ("The front matter has a line that is no setting: \(quoted(line)).", "Write `key: value`.")
    case .unknownKey(let key, let suggestion):
      (
        "A deck has no setting \(quoted(key)).",
        suggestion.map { "Did you mean `\($0)`?" }
          ?? "The settings are \(DeckSettings.keys.map { "`\($0)`" }.joined(separator: ", "))."
      )
    case .repeatedKey(let key):
      ("`\(key)` is set twice.", "Keep one of the two.")
    case .emptyValue(let key):
      ("`\(key)` has no value.", "Write one after the colon, or delete the line.")
    default: ("", "")
    }
  }

  private var cardWords: Words {
    switch self {
    case .textOutsideCard(let line):
      (
        "This text belongs to no card: \(quoted(line)).",
        "Begin a card with `Q:` or `C:`, or make it a comment: `<!-- ... -->`."
      )
    case .missingPart(let tag, let wanted):
      ("This `\(tag)` has no `\(wanted)`.", "Write a line that begins with `\(wanted)` below it.")
    case .unexpectedPart(let tag, let wanted):
      ("This `\(tag)` has no `\(wanted)` before it.", "Write the `\(wanted)` above it.")
    case .repeatedPart(let tag):
      ("This is a second `\(tag)` for one card.", "Begin the next card, or join the two.")
    case .separatorBeforeAnswer(let tag):
      (
        "The line `---` ends the card, and its `\(tag)` is not answered yet.",
        "Answer it above the line; for a rule within the text write `***`."
      )
    case .emptyPart(let tag):
      ("This `\(tag)` is empty.", "Write its text on the same line or below it.")
    case .fenceNotClosed:
      ("The code block that begins here has no end.", "Close it with a line of the same marks.")
    case .commentNotClosed:
      ("The comment that begins here has no end.", "Close it with `-->`.")
    default: ("", "")
    }
  }

  private var clozeWords: Words {
    switch self {
    case .noDeletion:
      ("This `C:` hides nothing.", "Put what is to be hidden into brackets: `[like this]`.")
    case .deletionNotClosed:
      ("This `[` has no `]`.", "Close it, or write `\\[` for a bracket of the text.")
    case .deletionInDeletion:
      (
        "This `[` stands within a deletion.",
        "Close the one before it, or write `\\[` for a bracket of the text."
      )
    case .bracketClosesNothing:
      ("This `]` closes nothing.", "Write `\\]` for a bracket of the text.")
    case .emptyDeletion:
      ("This deletion hides nothing.", "Write `\\[\\]` for empty brackets of the text.")
    case .deletionNumber(let text):
      (
        "The number of this deletion can't be \(quoted(text)).",
        "Deletions are numbered `c1` to `c500`."
      )
    default: ("", "")
    }
  }

  private var nameWords: Words {
    switch self {
    case .badID(let text):
      (
        "A card can't have the id \(quoted(text)).",
        "Use letters, digits, `.`, `_` and `-`, or delete the line and let formlab write one."
      )
    case .secondID(let first):
      ("This card has an id already, in line \(first).", "Keep the older of the two.")
    case .attributeWithoutCard(let key):
      ("No card follows this `\(key)`.", "Move the line above the `Q:` or `C:` of its card.")
    case .duplicateID(let id, let first):
      (
        "The id `\(id)` is taken by the card at \(first).",
        "Delete the `id` line of the newer card; formlab gives it one of its own."
      )
    case .sameContent(let first):
      ("This card says the same as the one at \(first).", "Delete one of the two.")
    case .noID(let reason):
      (
        "This card has no id, and formlab can't write one: \(reason).",
        "Make the file writable, or write an `<!-- id: ... -->` line above the card."
      )
    default: ("", "")
    }
  }

  private func quoted(_ text: String) -> String {
    let short = text.count > 40 ? "\(text.prefix(40))..." : text
    return "\"\(short)\""
  }

  private func hexadecimal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return byte < 16 ? "0\(digits)" : digits
  }
}
