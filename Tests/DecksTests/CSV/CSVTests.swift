import Testing

@testable import Decks

@Suite("CSV")
struct CSVTests {
  static func read(_ text: String, separator: Character = ",") -> String {
    do throws(TransferError) {
      let result = try CSVImport.read(Array(text.utf8), separator: separator)
      let notes = result.notes.map { imported in
        let tags = imported.note.tags.map { " #\($0)" }.joined()
        return
          "\(imported.note.id.map { "\($0) " } ?? "")\(imported.note.deck): \(DeckDump.text(imported.note.content))\(tags)"
      }
      return (notes + result.remarks.map(\.description)).joined(separator: "\n")
    } catch {
      return "error: \(error)"
    }
  }

  static let cases: [DeckCase] = [
    .init("two columns", "question,answer\na,b\n", "Imported: Q <a> A <b>"),
    .init(
      "names in any case, other order", "Back,FRONT,Tags\r\nb,a,x y\r\n",
      "Imported: Q <a> A <b> #x #y"),
    .init("Spanish names", "pregunta,respuesta,etiquetas\na,b,x\n", "Imported: Q <a> A <b> #x"),
    .init(
      "quoted", "front,back\n\"a,\"\"b\"\"\nc\",\"d\r\ne\"\n", "Imported: Q <a,\"b\"|c> A <d|e>"),
    .init(
      "byte order mark, no newline at the end", "\u{FEFF}front,back\na,b", "Imported: Q <a> A <b>"),
    .init("blank lines", "front,back\n\na,b\n\n", "Imported: Q <a> A <b>"),
    .init(
      "cloze in brackets", "kind,front,back\ncloze,a [b],c\n", "Imported: C <a {{c1::b}}> E <c>"),
    .init("cloze with numbers", "kind,front,back\n,a {{c2::b}},\n", "Imported: C <a {{c2::b}}>"),
    .init("formulas restored", "front,back\n'=1+1,'@State\n", "Imported: Q <=1+1> A <@State>"),
    .init("plain apostrophes stay", "front,back\n'a,''''\n", "Imported: Q <'a> A <''''>"),
    .init(
      "no header", "a,b\n",
      "error: The first row must name the columns; there is none for front or question."),
    .init(
      "no answer column", "front,x\na,b\n",
      "error: The first row must name the columns; there is none for back or answer."),
    .init(
      "other separator", "front;back\na;b\n",
      "error: The first row is separated by semicolons, not by commas. Name the separator, or save the file with commas."
    ),
    .init("empty", "", "error: The file has no cards."),
    .init("header alone", "front,back\n", "error: The file has no cards."),
    .init(
      "row too short", "front,back\na\n",
      "error: The row in line 2 has 1 cells, and the first row has 2."),
    .init(
      "quote not closed", "front,back\na,\"b\nc\n",
      "error: The quotation mark that opens a cell in line 2 is never closed."),
    .init(
      "text after a quote", "front,back\né\"a,\"b\"c\n",
      "error: Line 2, column 2: a quotation mark within a cell that is not quoted. Quote the cell and double the mark."
    ),
    .init(
      "text after a closing quote", "front,back\na,\"b\"c\n",
      "error: Line 2, column 6: text follows the closing quotation mark of a cell. Double the marks within a cell."
    ),
    .init(
      "id twice", "id,front,back\nx,a,b\nx,c,d\n",
      "x Imported: Q <a> A <b>\nline 3 (c): skipped: its id is that of line 2."),
    .init(
      "empty cells", "front,back\n,b\na,\n",
      "line 2: skipped: its first field is empty.\nline 3 (a): skipped: it has no answer."),
    .init(
      "cloze that hides nothing", "kind,front,back\ncloze,a,\n",
      "line 2 (a): This `C:` hides nothing. Put what is to be hidden into brackets: `[like this]`."),
  ]

  @Test(arguments: cases)
  func reads(_ row: DeckCase) {
    #expect(Self.read(row.text) == row.expected)
  }

  @Test func readsOtherSeparators() {
    #expect(Self.read("front;back\na;b\n", separator: ";") == "Imported: Q <a> A <b>")
  }

  @Test(arguments: [
    "=1", "+1", "-1", "@a", "\ta", "\ra", "'=1", "''@", "'", "''", "'a", "", "a=1", "＝1",
  ])
  func guardsFormulas(_ cell: String) {
    let written = FormulaGuard.guarded(cell)
    #expect(FormulaGuard.restored(written) == cell)
    #expect(!"=+-@\t\r＝".contains(written.first ?? "x"))
  }

  @Test func comesBackUnchanged() throws {
    var notes = try SampleCards.notes()
    notes[0].words = ["campo de texto", "foco"]
    notes[0].exercise = "visibility-rule"
    let file = CSVExport.file(notes).files[0]
    let back = try CSVImport.read(file.bytes).notes.map(\.note)
    #expect(back.map { Self.plain($0) } == notes.map { Self.plain($0) })
    let text = String(decoding: file.bytes, as: UTF8.self)
    #expect(
      text.hasPrefix(
        "id,deck,kind,front,back,tags,words,exercise\r\nplain-1,forms,basic,Which wrapper owns state?,`@State`,"
      ))
    #expect(text.contains(",an id of Anki,'=1+1,"))
  }

  private static func plain(_ note: Note) -> Note {
    var note = note
    note.modified = nil
    return note
  }
}
