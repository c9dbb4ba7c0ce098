/// What can happen to a card on its way from one program to another.
package enum TransferLoss: Hashable, Sendable {
  // The whole card stays behind.
  case emptyFirstField
  case noAnswer
  case commentRow
  case repeatedID(first: String)
  case unreadableCloze
  case imageOcclusion
  case noCards
  case deckProblem(DeckFault)
  case missingNoteType
  case deckFile(reason: String)
  case cannotBeWritten

  // The card goes, something of it doesn't.
  case formatting([String])
  case blanksAtEnds
  case changedByWriting
  case extraColumns(Int)
  case unknownNoteType(String)
  case renderedTemplates(String)
  case unknownDeck(String)
  case sound([String])
  case missingMedia(String)
  case unsafeMedia(String)
  case mediaRenamed(from: String, to: String)
  case flag(Int)
  case filteredDeck
  case lineMarked(count: Int)
  case extraText
  case hint
  case sharedNumber
  case twoWays
  case tags
  case memoryGuessed
  case customData
  case ownAttributes
  case unknownCard(String)

  // The whole file.
  case noProgress
  case noIDs
  case lostLogEntries(Int)
  case guessedHTML(Bool)
  case unknownHeader(String)
  case nulDropped
  case columnsByPosition([String])
  case localZone
  case schedulerOfOther
}
