/// What can be wrong in a deck file; the words for it stand in `DeckFault+Words.swift`.
package enum DeckFault: Hashable, Sendable {
  // The file
  case cannotRead(reason: String)
  case tooLarge(bytes: Int, limit: Int)
  case utf16
  case notUTF8(byte: UInt8)
  case nulCharacter
  case fileNameNotUTF8
  case conflictMarker
  case noCards

  // Front matter
  case frontMatterNotClosed
  case frontMatterLine(String)
  case unknownKey(String, suggestion: String?)
  case repeatedKey(String)
  case emptyValue(key: String)

  // Cards
  case textOutsideCard(String)
  case missingPart(tag: String, wanted: String)
  case unexpectedPart(tag: String, wanted: String)
  case repeatedPart(tag: String)
  case separatorBeforeAnswer(tag: String)
  case emptyPart(tag: String)
  case fenceNotClosed
  case commentNotClosed

  // Cloze
  case noDeletion
  case deletionNotClosed
  case deletionInDeletion
  case bracketClosesNothing
  case emptyDeletion
  case deletionNumber(String)

  // Names
  case badID(String)
  case secondID(first: Int)
  case attributeWithoutCard(key: String)
  case duplicateID(NoteID, first: SourcePlace)
  case sameContent(first: SourcePlace)
  case noID(reason: String)
}
