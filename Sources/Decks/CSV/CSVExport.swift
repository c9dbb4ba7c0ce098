/// Writes notes as CSV (RFC 4180): a row of column names, then a row for each note.
package enum CSVExport {
  /// The columns, in order.
  static let columns = ["id", "deck", "kind", "front", "back", "tags", "words", "exercise"]

  /// Makes the file; a cell that a spreadsheet would run as a formula is neutralised.
  package static func file(_ notes: [Note]) -> ExportReport {
    let rows = [columns] + notes.map(cells)
    let text = rows.map { row in
      row.map { DelimitedRows.quoted(FormulaGuard.guarded($0), separator: ",") }
        .joined(separator: ",") + "\r\n"
    }.joined()
    return ExportReport(
      files: [ExportedFile(name: "formlab-cards.csv", bytes: Array(text.utf8))], notes: notes,
      remarks: [TransferRemark(subject: "", loss: .noProgress)])
  }

  private static func cells(_ note: Note) -> [String] {
    [note.id?.text ?? "", note.deck] + parts(note.content) + [
      NoteAttribute.text(tags: note.tags), note.words.joined(separator: ", "), note.exercise ?? "",
    ]
  }

  private static func parts(_ content: Note.Content) -> [String] {
    switch content {
    case .basic(let question, let answer): ["basic", question, answer]
    case .reversed(let term, let definition): ["reversed", term, definition]
    case .cloze(let text, let extra): ["cloze", cloze(text), extra]
    }
  }

  /// In brackets where the deletions are numbered in order, which is what brackets say.
  private static func cloze(_ text: ClozeText) -> String {
    let numbers = text.deletions.map(\.number)
    if numbers == Array(1...max(1, numbers.count)), let brackets = BracketCloze.write(text),
      !NumberedCloze.isUsed(in: brackets)
    {
      return brackets
    }
    return NumberedCloze.write(text, escape: NumberedCloze.escaped)
  }
}
