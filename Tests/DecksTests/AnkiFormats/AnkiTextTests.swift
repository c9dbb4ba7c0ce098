import Testing

@testable import Decks

/// What an importer of Anki's text must match; each row is a trap that tools fall into.
@Suite("Anki's notes text")
struct AnkiTextTests {
  static func read(_ text: String) -> String {
    do throws(TransferError) {
      let result = try AnkiTextImport.read(Array(text.utf8))
      let notes = result.notes.map { imported in
        let note = imported.note
        let id = note.id.map { "\($0.guid) " } ?? ""
        let tags = note.tags.map { " #\($0)" }.joined()
        return "\(id)\(note.deck): \(DeckDump.text(note.content))\(tags)"
      }
      return (notes + result.remarks.map(\.description)).joined(separator: "\n")
    } catch {
      return "error: \(error)"
    }
  }

  static let plain = "#separator:tab\n#html:false\n"
  static let html = "#separator:tab\n#html:true\n"

  static let headers: [DeckCase] = [
    .init(
      "byte order mark, carriage returns", "\u{FEFF}#separator:tab\r\n#html:false\r\na\tb\r\n",
      "Imported: Q <a> A <b>"),
    .init(
      "keys in any case, trimmed", "#Separator: TAB \n# HTML :True\na\tb", "Imported: Q <a> A <b>"),
    .init("separator as a character", "#separator:;\n#html:false\na;b", "Imported: Q <a> A <b>"),
    .init("separator pipe", "#separator:Pipe\n#html:false\na|b", "Imported: Q <a> A <b>"),
    .init("separator space", "#separator:space\n#html:false\na b", "Imported: Q <a> A <b>"),
    .init("separator colon", "#separator:colon\n#html:false\na:b", "Imported: Q <a> A <b>"),
    .init(
      "unknown separator", "#separator:dot\n#html:false\na.b",
      "error: \"dot\" is no separator. Use tab, comma, semicolon, pipe, colon or space."),
    .init(
      "no separator and no tab", "#html:false\na,b",
      "error: The file does not say what separates its columns, and has no tabs. Add a first line such as #separator:comma."
    ),
    .init(
      "unknown key", plain + "#colour:red\na\tb",
      "Imported: Q <a> A <b>\nThe header \"#colour\" is unknown and was ignored."),
    .init("tags for all", plain + "#tags:x y::z\na\tb", "Imported: Q <a> A <b> #x #y::z"),
    .init(
      "tags in the old spelling", "tags:x y\na\tb",
      "Imported: Q <a> A <b> #x #y\nThe file does not say whether it is HTML; it is read as plain text."
    ),
    .init("deck", plain + "#deck:A::B\na\tb", "A::B: Q <a> A <b>"),
    .init("deck of formlab", plain + "#deck:FormLab::forms\na\tb", "forms: Q <a> A <b>"),
    .init(
      "deck as an id", plain + "#deck:1234\na\tb",
      "Imported: Q <a> A <b>\nline 4 (a): its deck is given as \"1234\"; it went into the deck \"Imported\"."
    ),
    .init(
      "empty deck cell", plain + "#deck column:3\na\tb\t",
      "Imported: Q <a> A <b>\nline 4 (a): its deck is given as \"\"; it went into the deck \"Imported\"."
    ),
    .init(
      "columns by name",
      plain + "#columns:Back\tFront\tTags\tGuid\n#tags column:3\n#guid column:4\nb\ta\tx\tg",
      "g Imported: Q <a> A <b> #x"),
    .init(
      "columns with other names", plain + "#columns:Eins\tZwei\na\tb",
      "Imported: Q <a> A <b>\nThe columns \"Eins\", \"Zwei\" are no field names; the columns were taken in order."
    ),
    .init(
      "columns Question and Answer", plain + "#columns:Question\tAnswer\na\tb",
      "Imported: Q <a> A <b>"),
    .init(
      "bad column", plain + "#guid column:x\na\tb", "error: The header #guid column can't be \"x\"."
    ),
    .init("bad html", "#html:yes\na\tb", "error: The header #html can't be \"yes\"."),
    .init("headers alone", plain, "error: The file has no cards."),
    .init("empty", "", "error: The file has no cards."),
  ]

  static let rows: [DeckCase] = [
    .init(
      "html is never guessed from a type", "#separator:tab\n`Array<Int>`\tb",
      "Imported: Q <`Array<Int>`> A <b>\nThe file does not say whether it is HTML; it is read as plain text."
    ),
    .init(
      "html is told by real tags", "#separator:tab\na<br>b\tc &lt; d",
      "Imported: Q <a|b> A <c < d>\nThe file does not say whether it is HTML; it has HTML tags and is read as HTML."
    ),
    .init("a type in HTML stays", html + "Array<Int>\tb", "Imported: Q <Array<Int>> A <b>"),
    .init(
      "comment row", plain + "a\tb\n#no\tc\nd\te",
      "Imported: Q <a> A <b>\nImported: Q <d> A <e>\nline 4 (#no): skipped: a row that begins with an unquoted # is a comment."
    ),
    .init("quoted hash", plain + "\"#hash\"\tb", "Imported: Q <#hash> A <b>"),
    .init("hash on a line within a cell", plain + "\"a\n#b\"\tc", "Imported: Q <a|#b> A <c>"),
    .init("quotes and separators", plain + "\"a\t\"\"b\"\"\"\tc", "Imported: Q <a\t\"b\"> A <c>"),
    .init("a quote within a cell", plain + "a \"b\tc", "Imported: Q <a \"b> A <c>"),
    .init(
      "a quote that never closes", plain + "a\tb\n\"c\td\ne\tf",
      "error: The quotation mark that opens a cell in line 4 is never closed."),
    .init("third column is tags", plain + "a\tb\tx y", "Imported: Q <a> A <b> #x #y"),
    .init("commas stay in a tag", plain + "a\tb\tx,y", "Imported: Q <a> A <b> #x,y"),
    .init(
      "further columns", plain + "a\tb\tx\tc\td",
      "Imported: Q <a> A <b> #x\nline 3 (a): 2 further columns were ignored."),
    .init(
      "empty first field", plain + "\tb\nc\td",
      "Imported: Q <c> A <d>\nline 3: skipped: its first field is empty."),
    .init(
      "no answer", plain + "a\t\nb",
      "line 3 (a): skipped: it has no answer.\nline 4 (b): skipped: it has no answer."),
    .init(
      "NUL and letters that combine", plain + "a\0e\u{301}\tb",
      "Imported: Q <a\u{E9}> A <b>\nNUL characters were dropped."),
    .init(
      "blanks at the ends", plain + " a\tb",
      "Imported: Q <a> A <b>\nline 3 ( a): blanks at the ends of a part were dropped."),
    .init(
      "one guid twice", plain + "#guid column:1\ng\ta\tb\ng\tc\td",
      "g Imported: Q <a> A <b>\nline 5 (c): skipped: its id is that of line 4."),
    .init(
      "guid with marks", plain + "#guid column:3\na\tb\t\"g\"\"#,\"", "g\"#, Imported: Q <a> A <b>"),
    .init(
      "one first field twice", plain + "a\tb\na\tc", "Imported: Q <a> A <b>\nImported: Q <a> A <c>"),
    .init("blank lines", plain + "\n\na\tb\n\n", "Imported: Q <a> A <b>"),
  ]

  static let types: [DeckCase] = [
    .init(
      "cloze", plain + "#notetype:Cloze\n{{c1::a}} b {{c2::c::hint}}\textra",
      "Imported: C <{{c1::a}} b {{c2::c::hint}}> E <extra>"),
    .init(
      "cloze in another language", plain + "#notetype:Lückentext\n{{c1::a}}\t",
      "Imported: C <{{c1::a}}>"),
    .init("cloze without a type", plain + "{{c1::a}}\t", "Imported: C <{{c1::a}}>"),
    .init(
      "cloze without a deletion", plain + "#notetype:Cloze\na\tb",
      "line 4 (a): skipped: its cloze text hides nothing, or can't be read."),
    .init(
      "cloze in code", html + "#notetype:Cloze\n<code>{{c1::@State}} var</code>&nbsp;x\t",
      "Imported: C <`{{c1::@State}} var` x>"),
    .init(
      "cloze with braces", html + "#notetype:Cloze\n{{c1::{ a &#125;&#125;}} &#123;&#123;\t",
      "Imported: C <{{c1::{ a }}}} {{>"),
    .init("reversed", plain + "#notetype:Basic (and reversed card)\na\tb", "Imported: T <a> D <b>"),
    .init(
      "optional",
      plain
        + "#notetype column:1\n#tags column:5\nBasic (optional reversed card)\ta\tb\ty\t\nBasic (optional reversed card)\tc\td\t\t",
      "Imported: T <a> D <b>\nImported: Q <c> A <d>"),
    .init(
      "image occlusion", plain + "#notetype:Image Occlusion\na\tb",
      "line 4 (a): skipped: cards that cover parts of a picture can't be shown in a terminal."),
    .init(
      "unknown type", plain + "#notetype:Mine\na\tb",
      "Imported: Q <a> A <b>\nline 4 (a): its note type \"Mine\" is read as question and answer."),
  ]

  static let markup: [DeckCase] = [
    .init(
      "line breaks", html + "a<br>b<br/>c\t<div>d</div><div>e</div>", "Imported: Q <a|b|c> A <d|e>"),
    .init(
      "code",
      html
        + "\"<pre><code class=\"\"language-swift\"\">let a&lt;b&gt;\n  c</code></pre>\"\tx <code>y`z</code>",
      "Imported: Q <```swift|let a<b>|  c|```> A <x ``y`z``>"),
    .init(
      "lists", html + "<ul><li>a</li><li>b</li></ul>\t<ol><li>c</li><li>d</li></ol>e",
      "Imported: Q <- a|- b> A <1. c|2. d|e>"),
    .init(
      "emphasis and links", html + "<b>a</b> <i>b</i>\t<a href=\"x\">c</a>",
      "Imported: Q <**a** *b*> A <[c](x)>"),
    .init(
      "what can't be carried",
      html + "<u>a</u> <span style=\"color:red\">b</span>\t<script>x</script>c",
      "Imported: Q <a b> A <c>\nline 3 (<u>a</u> <span style=\"color:red\">b</span>): formatting dropped, text kept: <u>, <span>, <script>."
    ),
    .init(
      "sounds", html + "a\t[sound:b.mp3]",
      "Imported: Q <a> A <[sound:b.mp3]>\nline 3 (a): sounds are kept beside the deck and can't be played: b.mp3."
    ),
    .init(
      "entities", html + "&amp;lt; &#64;State &#x1F600; &unknown; &\t&quot;",
      "Imported: Q <&lt; @State 😀 &unknown; &> A <\">"),
  ]

  @Test(arguments: headers + rows + types + markup)
  func reads(_ row: DeckCase) {
    #expect(Self.read(row.text) == row.expected)
  }

  @Test func refusesOtherEncodings() {
    #expect(throws: TransferError.utf16) { try AnkiTextImport.read([0xFF, 0xFE, 0x61, 0x00]) }
    #expect(throws: TransferError.notUTF8(line: 2)) {
      try AnkiTextImport.read(Array("a\tb\n".utf8) + [0xC3, 0x28])
    }
  }

  @Test(arguments: ["anki-notes.txt", "anki-notes-plain.txt"])
  func readsRealExports(_ name: String) throws {
    let result = try AnkiTextImport.read(try AnkiSamples.bytes(name))
    #expect(result.read == 8 && result.notes.count == 8)
    let truth = try AnkiSamples.truth()
    let guids = truth["notes"]?.array?.compactMap { $0["guid"]?.string }
    if name == "anki-notes.txt" {
      #expect(result.notes.compactMap(\.note.id?.guid) == guids)
      #expect(
        result.notes[1].note.content
          == .basic(
            question: "Write a Toggle bound to `$isOn`", answer: "Toggle(\"On\", isOn: $isOn)"))
      #expect(
        result.notes[6].note.content
          == .reversed(term: "@FocusState", definition: "wrapper for the field that has focus"))
      #expect(
        DeckDump.text(result.notes[7].note.content)
          == "C <{{c1::@Binding}} reads and writes state owned {{c2::elsewhere::where?}}> E <See also {{c1::$}}>"
      )
      #expect(
        result.notes.map(\.note.deck) == [
          "SwiftUI::Forms", "SwiftUI::Forms", "SwiftUI::Forms", "SwiftUI::Forms", "SwiftUI",
          "SwiftUI", "SwiftUI::Focus", "SwiftUI::Bindings",
        ])
    }
    #expect(result.notes[4].note.tags == ["unicode::日本"])
    #expect(
      result.remarks.map(\.description) == [
        "line \(name == "anki-notes.txt" ? 12 : 9) (A front; with | every , separator:): blanks at the ends of a part were dropped."
      ])
  }

  @Test func writesWhatTheTrapsAskFor() throws {
    let report = AnkiTextExport.files(try SampleCards.notes())
    #expect(
      report.files.map(\.name) == [
        "formlab-basic.txt", "formlab-reversed.txt", "formlab-cloze.txt",
      ])
    #expect(report.cards == 19 && report.notes == 13)
    let texts = report.files.map { String(decoding: $0.bytes, as: UTF8.self) }
    #expect(
      texts[0].hasPrefix(
        "#separator:tab\n#html:false\n#notetype:Basic\n#columns:Front\tBack\tDeck\tTags\tGuid\n#deck column:3\n#tags column:4\n#guid column:5\n"
      ))
    #expect(
      texts[0].contains(
        "\n\"#hash \"\"quoted\"\" first\"\t\"tab\there; a | b, c\"\tFormLab::forms\t\thash-3\n"))
    #expect(texts[0].contains("\tJ_(x|5mPUG\n"))
    #expect(
      texts[1].hasPrefix(
        "#separator:tab\n#html:false\n#notetype:Basic (and reversed card)\n#deck:FormLab::forms\n#columns:Front\tBack\tTags\tGuid\n#tags column:3\n#guid column:4\n"
      ))
    // Braces of Swift would end a deletion, so this file is HTML.
    #expect(
      texts[2].hasPrefix(
        "#separator:tab\n#html:true\n#notetype:Cloze\n#columns:Text\tBack Extra\tDeck\tTags\tGuid\n"
      ))
  }

  @Test func comesBackUnchanged() throws {
    let notes = try SampleCards.notes()
    let back = try AnkiTextExport.files(notes).files.flatMap {
      try AnkiTextImport.read($0.bytes).notes
    }
    for note in notes {
      let found = back.first { $0.note.id == note.id }?.note
      #expect(found?.content == note.content)
      #expect(found?.tags == note.tags && found?.deck == note.deck)
    }
  }
}
