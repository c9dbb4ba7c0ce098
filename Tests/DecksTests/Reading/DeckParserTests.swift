import Testing

@testable import Decks

struct DeckCase: CustomTestStringConvertible, Sendable {
  var name: String
  var text: String
  var expected: String

  init(_ name: String, _ text: String, _ expected: String) {
    self.name = name
    self.text = text
    self.expected = expected
  }

  var testDescription: String { name }
}

@Suite("Deck files are read")
struct DeckParserTests {
  static let cards: [DeckCase] = [
    .init("one card", "Q: a\nA: b\n", "1: Q <a> A <b>"),
    .init("last card without a newline", "Q: a\nA: b", "1: Q <a> A <b>"),
    .init("carriage returns", "Q: a\r\nA: b\r\nc\r\n", "1: Q <a> A <b|c>"),
    .init("byte order mark", "\u{FEFF}Q: a\nA: b\n", "1: Q <a> A <b>"),
    .init("two cards", "Q: a\nA: b\n\nQ: c\nA: d\n", "1: Q <a> A <b>\n4: Q <c> A <d>"),
    .init("separators", "Q: a\nA: b\n  ---  \nQ: c\nA: d\n---\n", "1: Q <a> A <b>\n4: Q <c> A <d>"),
    .init("blank lines within", "Q: a\n\nb\nA:\n\nc\n\nd\n\n", "1: Q <a||b> A <c||d>"),
    .init("blanks at the ends", "Q:   a  \nA:\tb \n", "1: Q <a> A <b>"),
    .init("no blank after the tag", "Q:a\nA:b\n", "1: Q <a> A <b>"),
    .init("tags only at the line's start", "Q: a\n Q: b\nA: c A: d\n", "1: Q <a| Q: b> A <c A: d>"),
    .init("tags only in upper case", "Q: a\nq: b\nA: c\n", "1: Q <a|q: b> A <c>"),
    .init("combined letters become one", "Q: e\u{301}\nA: b\n", "1: Q <\u{E9}> A <b>"),
    .init(
      "a code block is text", "Q: a\n```swift\nA: no\n---\nQ: no\n```\nA: b\n",
      "1: Q <a|```swift|A: no|---|Q: no|```> A <b>"),
    .init(
      "a code block on the tag's line", "Q: a\nA: ```\nQ: no\n```\n", "1: Q <a> A <```|Q: no|```>"),
    .init(
      "a longer fence", "Q: a\nA:\n````\n```\nQ: no\n```\n````\n",
      "1: Q <a> A <````|```|Q: no|```|````>"),
    .init("tildes", "Q: a\nA:\n~~~\n```\nQ: no\n~~~\n", "1: Q <a> A <~~~|```|Q: no|~~~>"),
    .init(
      "an indented fence", "Q: a\nA: 1. b\n    ```\n    Q: no\n    ```\nQ: c\nA: d",
      "1: Q <a> A <1. b|    ```|    Q: no|    ```>\n6: Q <c> A <d>"),
    .init("inline triple backticks", "Q: ```a``` b\nA: c", "1: Q <```a``` b> A <c>"),
    .init(
      "a backslash makes text", "Q: a\n\\A: b\n\\---\n\\\\Q: c\nA: d",
      "1: Q <a|A: b|---|\\Q: c> A <d>"),
    .init("other backslashes stay", "Q: a\n\\b\nA: \\c", "1: Q <a|\\b> A <\\c>"),
    .init("term and definition", "T: a\nD: b\n", "1: T <a> D <b>"),
    .init("T: in an answer is text", "Q: a\nA: b\nT: c\n", "1: Q <a> A <b|T: c>"),
    .init("D: in an answer is text", "Q: a\nA: b\nD: c\n", "1: Q <a> A <b|D: c>"),
    .init("term after a card", "Q: a\nA: b\n\nT: c\nD: d\n", "1: Q <a> A <b>\n4: T <c> D <d>"),
    .init("comments between cards", "<!-- x -->\n<!--\nQ: no\n-->\nQ: a\nA: b\n", "5: Q <a> A <b>"),
    .init(
      "comments within", "Q: a <!-- x -->\n<!-- y -->\nA: b\n",
      "1: Q <a <!-- x -->> A <b>"),
  ]

  static let comments: [DeckCase] = [
    .init(
      "a heading between cards", "Q: a\nA: b\n\n<!-- Part two -->\n\n<!-- id: k -->\nQ: c\nA: d",
      "1: Q <a> A <b>\n7: k Q <c> A <d>"),
    .init(
      "a card commented out", "Q: a\nA: b\n\n<!--\nQ: no\nA: no\n---\n-->\nQ: c\nA: d",
      "1: Q <a> A <b>\n9: Q <c> A <d>"),
    .init("within a text", "Q: a\nA: b\n<!-- x -->\nc", "1: Q <a> A <b|<!-- x -->|c>"),
    .init("text after it", "Q: a\nA: b\n<!-- x --> c", "1: Q <a> A <b|<!-- x --> c>"),
    .init("as text", "Q: a\nA: b\n\\<!-- x -->", "1: Q <a> A <b|<!-- x -->>"),
    .init("in a code block", "Q: a\nA:\n```\n<!--\n```\nb", "1: Q <a> A <```|<!--|```|b>"),
    .init(
      "a code block outside of cards", "Text\n```\nQ: no\nA: no\n```\nQ: a\nA: b",
      "6: Q <a> A <b>\ndeck.md:1:1: This text belongs to no card: \"Text\". Begin a card with `Q:` or `C:`, or make it a comment: `<!-- ... -->`."
    ),
    .init(
      "not closed", "Q: a\nA: b\n<!--\nQ: c",
      "1: Q <a> A <b>\ndeck.md:3:1: The comment that begins here has no end. Close it with `-->`."),
  ]

  static let attributes: [DeckCase] = [
    .init("id", "<!-- id: k-1.x_Y -->\nQ: a\nA: b\n", "2: k-1.x_Y Q <a> A <b>"),
    .init("id in other spellings", "  <!--ID:k1-->  \n\nQ: a\nA: b\n", "3: k1 Q <a> A <b>"),
    .init(
      "id ends the card before", "Q: a\nA: b\n<!-- id: k2 -->\nQ: c\nA: d",
      "1: Q <a> A <b>\n4: k2 Q <c> A <d>"),
    .init("id between the parts", "Q: a\n<!-- id: k1 -->\nA: b", "1: k1 Q <a> A <b>"),
    .init(
      "id in a code block", "Q: a\nA:\n```\n<!-- id: no -->\n```",
      "1: Q <a> A <```|<!-- id: no -->|```>"),
    .init("tags", "<!-- tags: b, c d::e -->\nQ: a\nA: b", "2: Q <a> A <b> #b #c #d::e"),
    .init("a comma in a tag", "<!-- tags: b%2Cc -->\nQ: a\nA: b", "2: Q <a> A <b> #b,c"),
    .init("an id with other marks", "<!-- id: J_%28x -->\nQ: a\nA: b", "2: J_%28x Q <a> A <b>"),
  ]

  static let clozes: [DeckCase] = [
    .init("two deletions", "C: a [b] c [d e].\n", "1: C <a {{c1::b}} c {{c2::d e}}.>"),
    .init("escaped brackets", "C: \\[Int\\] is [an array]", "1: C <[Int] is {{c1::an array}}>"),
    .init("brackets in a deletion", "C: a [\\[Int\\]]", "1: C <a {{c1::[Int]}}>"),
    .init("image", "C: ![pic](a.png) [b]", "1: C <![pic](a.png) {{c1::b}}>"),
    .init(
      "image without end", "C: a![b",
      "deck.md:1:6: This `[` has no `]`. Close it, or write `\\[` for a bracket of the text."),
    .init("over lines", "C: a [b\nc] d\n", "1: C <a {{c1::b|c}} d>"),
    .init(
      "in code", "C:\n```swift\n[@State] var a\n```", "1: C <```swift|{{c1::@State}} var a|```>"),
    .init("extra", "C: a [b]\nE: c", "1: C <a {{c1::b}}> E <c>"),
    .init("E: elsewhere is text", "Q: a\nE: c\nA: b", "1: Q <a|E: c> A <b>"),
    .init("numbered", "C: {{c2::a::h}} [b] {{c1::c}}", "1: C <{{c2::a::h}} [b] {{c1::c}}>"),
    .init("numbered, nested", "C: {{c1::a {{c2::b}}}}", "1: C <{{c1::a {{c2::b}}}}>"),
    .init("numbered, escaped", "C: {{c1::{ \\}\\} a\\:\\:b}}", "1: C <{{c1::{ }} a::b}}>"),
    .init("two numbers", "C: {{c1,3::a}}", "1: C <{{c1::{{c3::a}}}}>"),
    .init(
      "remembered", "<!-- id: k 3:\(RememberedDeletion.mark(of: "b")) -->\nC: [a] [b]",
      "2: k C <{{c4::a}} {{c3::b}}>"),
  ]

  static let faults: [DeckCase] = [
    .init(
      "no cards", "\n<!-- x -->\n",
      "deck.md: This file has no cards. Write `Q:` and `A:`, or `C:` with `[deletions]`."),
    .init(
      "empty file", "",
      "deck.md: This file has no cards. Write `Q:` and `A:`, or `C:` with `[deletions]`."),
    .init(
      "text outside", "  hello\nQ: a\nA: b",
      "2: Q <a> A <b>\ndeck.md:1:3: This text belongs to no card: \"hello\". Begin a card with `Q:` or `C:`, or make it a comment: `<!-- ... -->`."
    ),
    .init(
      "answer first", "A: b\nQ: a\nA: c",
      "2: Q <a> A <c>\ndeck.md:1:1: This `A:` has no `Q:` before it. Write the `Q:` above it."),
    .init(
      "answer after a cloze", "C: [a]\nA: b",
      "1: C <{{c1::a}}>\ndeck.md:2:1: This `A:` has no `Q:` before it. Write the `Q:` above it."),
    .init(
      "no answer", "Q: a\n\nQ: b\nA: c",
      "3: Q <b> A <c>\ndeck.md:1:1: This `Q:` has no `A:`. Write a line that begins with `A:` below it."
    ),
    .init(
      "two answers", "Q: a\nA: b\nA: c",
      "1: Q <a> A <b>\ndeck.md:3:1: This is a second `A:` for one card. Begin the next card, or join the two."
    ),
    .init(
      "separator in a question", "Q: a\n---\nA: b",
      "deck.md:2:1: The line `---` ends the card, and its `Q:` is not answered yet. Answer it above the line; for a rule within the text write `***`.\ndeck.md:3:1: This `A:` has no `Q:` before it. Write the `Q:` above it."
    ),
    .init(
      "empty question", "Q:\nA: b",
      "deck.md:1:1: This `Q:` is empty. Write its text on the same line or below it."),
    .init(
      "empty answer", "Q: a\nA:\n",
      "deck.md:2:1: This `A:` is empty. Write its text on the same line or below it."),
    .init(
      "fence not closed", "Q: a\nA: b\n```\nQ: c",
      "1: Q <a> A <b|```|Q: c>\ndeck.md:3:1: The code block that begins here has no end. Close it with a line of the same marks."
    ),
    .init(
      "comment not closed", "Q: a\nA: b\n---\n<!-- x\n",
      "1: Q <a> A <b>\ndeck.md:4:1: The comment that begins here has no end. Close it with `-->`."),
    .init(
      "no deletion", "C: a",
      "deck.md:1:4: This `C:` hides nothing. Put what is to be hidden into brackets: `[like this]`."
    ),
    .init(
      "emphasis is no deletion", "C: **a** *b*",
      "deck.md:1:4: This `C:` hides nothing. Put what is to be hidden into brackets: `[like this]`."
    ),
    .init(
      "nested", "C: x\n  é [a [b]]",
      "deck.md:2:8: This `[` stands within a deletion. Close the one before it, or write `\\[` for a bracket of the text."
    ),
    .init(
      "stray bracket", "C: [a] b]",
      "deck.md:1:9: This `]` closes nothing. Write `\\]` for a bracket of the text."),
    .init(
      "empty deletion", "C: a []",
      "deck.md:1:6: This deletion hides nothing. Write `\\[\\]` for empty brackets of the text."),
    .init(
      "number too high", "C: {{c501::a}}",
      "deck.md:1:4: The number of this deletion can't be \"c501\". Deletions are numbered `c1` to `c500`."
    ),
    .init(
      "numbered, not closed", "C: {{c1::a",
      "deck.md:1:4: This `[` has no `]`. Close it, or write `\\[` for a bracket of the text."),
    .init(
      "bad id", "<!-- id: a b -->\nQ: a\nA: b",
      "deck.md:1:10: A card can't have the id \"a b\". Use letters, digits, `.`, `_` and `-`, or delete the line and let formlab write one."
    ),
    .init(
      "two ids", "<!-- id: a -->\n<!-- id: b -->\nQ: a\nA: b",
      "3: a Q <a> A <b>\ndeck.md:2:1: This card has an id already, in line 1. Keep the older of the two."
    ),
    .init(
      "id without card", "Q: a\nA: b\n<!-- id: a -->\n",
      "1: Q <a> A <b>\ndeck.md:3:1: No card follows this `id`. Move the line above the `Q:` or `C:` of its card."
    ),
    .init(
      "empty id", "<!-- id: -->\nQ: a\nA: b",
      "2: Q <a> A <b>\ndeck.md:1:9: `id` has no value. Write one after the colon, or delete the line."
    ),
    .init(
      "merge conflict", "Q: a\n<<<<<<< ours\nA: b\n",
      "1: Q <a> A <b>\ndeck.md:2:1: This line is left over from a merge conflict. Keep one of the two versions and delete the lines with the markers."
    ),
  ]

  static let frontMatter: [DeckCase] = [
    .init(
      "not closed", "---\nname: a\n",
      "deck.md:1:1: The front matter that begins here has no end. Close it with a line `---`."),
    .init(
      "unknown key", "---\n lessen: a\n---\nQ: a\nA: b",
      "4: Q <a> A <b>\ndeck.md:2:2: A deck has no setting \"lessen\". Did you mean `lesson`?"),
    .init(
      "far key", "---\nx: a\n---\nQ: a\nA: b",
      "4: Q <a> A <b>\ndeck.md:2:1: A deck has no setting \"x\". The settings are `name`, `lesson`, `tags`, `words`."
    ),
    .init(
      "repeated", "---\nname: a\nname: b\n---\nQ: a\nA: b",
      "5: Q <a> A <b>\ndeck.md:3:1: `name` is set twice. Keep one of the two."),
    .init(
      "no setting", "---\nname\n---\nQ: a\nA: b",
      "4: Q <a> A <b>\ndeck.md:2:1: The front matter has a line that is no setting: \"name\". Write `key: value`."
    ),
    .init(
      "empty value", "---\nname:\n---\nQ: a\nA: b",
      "4: Q <a> A <b>\ndeck.md:2:1: `name` has no value. Write one after the colon, or delete the line."
    ),
  ]

  @Test(arguments: cards + comments + attributes + clozes)
  func reads(_ row: DeckCase) {
    #expect(DeckDump.parse(row.text) == row.expected)
  }

  @Test(arguments: faults + frontMatter)
  func refuses(_ row: DeckCase) {
    #expect(DeckDump.parse(row.text) == row.expected)
  }

  @Test(arguments: [
    (
      "yaml",
      "---\nname: Formulare\nlesson: forms\ntags: [a, b]\nwords: campo de texto, foco\n---\n"
    ),
    (
      "toml",
      "---\nname = \"Formulare\"\nlesson = 'forms'\ntags = [\"a\", \"b\"]\n# x\n\nwords = \"campo de texto, foco\"\n---\n"
    ),
  ])
  func readsFrontMatter(_ row: (name: String, text: String)) {
    let deck = DeckParser.parse(Array((row.text + "Q: a\nA: b").utf8), file: "x/deck.md")
    #expect(deck.problems == [])
    #expect(deck.settings.name == "Formulare")
    #expect(deck.settings.lesson == "forms")
    #expect(deck.settings.tags == ["a", "b"])
    #expect(deck.entries.map(\.note.deck) == ["Formulare"])
  }

  @Test(arguments: [
    (
      [0x51, 0x3A, 0x0A, 0x41, 0xC3, 0x28],
      "d.md:2:2: The byte 0xC3 here is not UTF-8 text. Save the file as UTF-8."
    ),
    ([0xFF, 0xFE, 0x51, 0x00], "d.md: This file is UTF-16 text. Save it as UTF-8."),
    (
      [0x51, 0x00],
      "d.md:1:2: There is a NUL character here, so this is no text file. Delete it, or save as UTF-8."
    ),
  ])
  func refusesBytes(_ row: (bytes: [UInt8], expected: String)) {
    #expect(DeckDump.dump(DeckParser.parse(row.bytes, file: "d.md")) == row.expected)
  }

  @Test func namesDecksAfterFiles() {
    #expect(DeckName.ofFile("/a/Fu\u{308}r Größe.md") == "Für Größe")
  }
}
