/// Writes notes as text files that Anki imports: one for each note type, with headers and GUIDs.
package enum AnkiTextExport {
  /// Makes the files, one for each kind of note that there is.
  ///
  /// A file is plain text unless a cloze text holds marks that Anki would read; then it is HTML.
  package static func files(_ notes: [Note], tags: (Note) -> [String] = { $0.tags }) -> ExportReport
  {
    let named = notes.filter { $0.id != nil }
    let files = Kind.allCases.compactMap { kind -> ExportedFile? in
      let own = named.filter { Kind($0.content) == kind }
      guard !own.isEmpty else { return nil }
      return ExportedFile(name: kind.fileName, bytes: Array(text(own, kind: kind, tags: tags).utf8))
    }
    let remarks =
      [TransferRemark(subject: "", loss: .noProgress)]
      + named.compactMap(TransferRemark.ownAttributes)
    return ExportReport(files: files, notes: named, remarks: remarks)
  }

  private enum Kind: CaseIterable {
    case basic, reversed, cloze

    init(_ content: Note.Content) {
      switch content {
      case .basic: self = .basic
      case .reversed: self = .reversed
      case .cloze: self = .cloze
      }
    }

    var fileName: String {
      switch self {
      case .basic: "formlab-basic.txt"
      case .reversed: "formlab-reversed.txt"
      case .cloze: "formlab-cloze.txt"
      }
    }

    var noteType: String {
      switch self {
      case .basic: "Basic"
      case .reversed: "Basic (and reversed card)"
      case .cloze: "Cloze"
      }
    }

    var fields: [String] { self == .cloze ? ["Text", "Back Extra"] : ["Front", "Back"] }
  }

  private static func text(_ notes: [Note], kind: Kind, tags: (Note) -> [String]) -> String {
    let isHTML = notes.contains { plainFields($0.content) == nil }
    let decks = Set(notes.map(\.deck))
    var lines = ["#separator:tab", "#html:\(isHTML)", "#notetype:\(kind.noteType)"]
    var columns = kind.fields
    if decks.count == 1, let deck = decks.first {
      lines.append("#deck:\(deckName(deck))")
    } else {
      columns.append("Deck")
    }
    columns += ["Tags", "Guid"]
    lines.append("#columns:\(columns.joined(separator: "\t"))")
    if decks.count > 1 { lines.append("#deck column:3") }
    lines += ["#tags column:\(columns.count - 1)", "#guid column:\(columns.count)"]
    for note in notes {
      var cells = (isHTML ? nil : plainFields(note.content)) ?? htmlFields(note.content)
      if decks.count > 1 { cells.append(deckName(note.deck)) }
      cells.append(tags(note).map(AnkiTags.safe).joined(separator: " "))
      cells.append(note.id?.guid ?? "")
      lines.append(row(cells))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func row(_ cells: [String]) -> String {
    cells.enumerated().map { index, cell in
      DelimitedRows.quoted(cell, separator: "\t", isFirst: index == 0)
    }.joined(separator: "\t")
  }

  private static func deckName(_ deck: String) -> String {
    DeckName.withPrefix(deck).split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  private static func plainFields(_ content: Note.Content) -> [String]? {
    switch content {
    case .basic(let front, let back), .reversed(let front, let back): [front, back]
    case .cloze(let text, let extra): AnkiClozeText.plain(text).map { [$0, extra] }
    }
  }

  /// The fields of a note as HTML.
  static func htmlFields(_ content: Note.Content) -> [String] {
    switch content {
    case .basic(let front, let back), .reversed(let front, let back):
      [MarkdownToHTML.html(front), MarkdownToHTML.html(back)]
    case .cloze(let text, let extra): [AnkiClozeText.html(text), MarkdownToHTML.html(extra)]
    }
  }
}
