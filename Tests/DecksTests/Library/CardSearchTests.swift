import Testing

@testable import Decks

@Suite("Cards are found")
struct CardSearchTests {
  private static let notes: [Note] = {
    let text = """
      <!-- id: one -->
      <!-- tags: forms::focus state -->
      Q: What moves the focus of a TextField?
      A: `@FocusState`

      <!-- id: two -->
      <!-- words: validación, campo obligatorio -->
      Q: When is an error shown?
      A: After leaving.

      <!-- id: three -->
      C: The café [closes] at {noon}.
      """
    return DeckParser.parse(Array(text.utf8), file: "forms.md").entries.map(\.note)
  }()

  @Test(arguments: [
    ("", "one two three"),
    ("FOCUS", "one"),
    ("cafe", "three"),
    ("café", "three"),
    ("validacion", "two"),
    ("tag:forms", "one"),
    ("tag:FORMS::focus", "one"),
    ("tag:foc", ""),
    ("-tag:state", "two three"),
    ("deck:form -error", "one three"),
    ("id:two", "two"),
    ("id:three/2", "three"),
    ("\"an error\"", "two"),
    ("error leaving", "two"),
    ("error focus", ""),
    ("foco", "one"),
    ("campo de texto", "one"),
    ("campos", "one two"),
    ("closes", "three"),
    ("-", "one two three"),
  ])
  func finds(_ row: (query: String, expected: String)) {
    let search = CardSearch(row.query)
    let found = Self.notes.filter { search.finds($0) }.compactMap(\.id?.text)
    #expect(found.joined(separator: " ") == row.expected)
  }

  @Test func findsByTheDeck() {
    var settings = DeckSettings()
    settings.tags = ["lesson::one"]
    settings.words = ["Tastatur"]
    #expect(
      Self.notes.allSatisfy { CardSearch("tag:lesson tastatur").finds($0, settings: settings) })
  }
}
