/// Why a text is no cloze text, and after how many characters of it that shows.
struct ClozeFault: Error, Equatable {
  var fault: DeckFault
  var offset: Int
}
