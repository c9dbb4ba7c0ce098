/// Reads notes that Anki, or a tool in its form, wrote as text.
package enum AnkiTextImport {
  /// Reads a file.
  ///
  /// Where Anki would guess or drop in silence, the result's remarks tell what was done. Throws where nothing can be
  /// read.
  package static func read(_ bytes: [UInt8]) throws(TransferError) -> ImportedCards {
    var remarks: [TransferRemark] = []
    let text = try TransferText.checked(bytes, remarks: &remarks)
    let headers = try AnkiTextHeaders(text)
    remarks += headers.remarks
    let separator = try separator(headers, text)
    var reader = DelimitedRows(
      text, from: headers.end, line: headers.line, separator: separator, strictness: .lenient)
    let rows = try reader.readAll()
    guard !rows.isEmpty else { throw .noRows }
    let isHTML = headers.isHTML ?? guessHTML(rows)
    if headers.isHTML == nil {
      remarks.append(TransferRemark(subject: "", loss: .guessedHTML(isHTML)))
    }
    var rowReader = AnkiTextRows(headers: headers, isHTML: isHTML, remarks: remarks)
    rowReader.read(rows)
    return rowReader.result
  }

  private static func separator(
    _ headers: AnkiTextHeaders, _ bytes: [UInt8]
  ) throws(TransferError) -> UInt8 {
    if let separator = headers.separator { return separator }
    let line = bytes[headers.end...].prefix { $0 != 0x0A }
    guard !line.isEmpty else { throw .noRows }
    guard line.contains(UInt8(ascii: "\t")) else { throw .noSeparator }
    return UInt8(ascii: "\t")
  }

  /// Whether one of the first rows has a real tag or entity; a type such as `Array<Int>` is none.
  private static func guessHTML(_ rows: [DelimitedRows.Row]) -> Bool {
    rows.prefix(5).contains { row in
      row.cells.contains { cell in
        cell.contains(/&(?:[a-z]{2,6}|#[0-9]+);/)
          || HTMLTokens(cell).contains { if case .text = $0 { false } else { true } }
      }
    }
  }
}

/// Turns the rows of an Anki text file into notes.
private struct AnkiTextRows {
  let headers: AnkiTextHeaders
  let isHTML: Bool
  private(set) var result: ImportedCards
  private var seen: [NoteID: String] = [:]
  private var layout: AnkiTextLayout

  init(headers: AnkiTextHeaders, isHTML: Bool, remarks: [TransferRemark]) {
    self.headers = headers
    self.isHTML = isHTML
    result = ImportedCards(remarks: remarks, policy: headers.policy)
    layout = AnkiTextLayout(headers)
    if let labels = layout.unknownLabels {
      result.remarks.append(TransferRemark(subject: "", loss: .columnsByPosition(labels)))
    }
  }

  mutating func read(_ rows: [DelimitedRows.Row]) {
    for row in rows {
      result.read += 1
      let place = "line \(row.line)"
      if !row.isQuoted, row.cells[0].hasPrefix("#") {
        remark(place, row.cells[0], .commentRow)
      } else {
        read(row, place: place)
      }
    }
  }

  private mutating func read(_ row: DelimitedRows.Row, place: String) {
    let cells = layout.split(row.cells)
    let subject = TransferRemark.subject(place, cells.fields.first ?? "")
    let id = cells.guid.flatMap { NoteID(guid: $0) }
    if let id, let first = seen[id] {
      return result.remarks.append(
        TransferRemark(subject: subject, loss: .repeatedID(first: first)))
    }
    var fields = AnkiFields(isHTML: isHTML)
    let content = fields.content(kind(cells, subject: subject), fields: cells.fields)
    for loss in fields.losses {
      result.remarks.append(TransferRemark(subject: subject, loss: loss))
    }
    guard let content else { return }
    if cells.ignored > 0 {
      result.remarks.append(TransferRemark(subject: subject, loss: .extraColumns(cells.ignored)))
    }
    if let id { seen[id] = place }
    let note = Note(
      id: id, content: content, deck: deck(cells.deck, subject: subject),
      tags: AnkiTags.split((headers.tags + [cells.tags ?? ""]).joined(separator: " ")))
    let hasTags = cells.tags != nil || !headers.tags.isEmpty
    result.notes.append(ImportedNote(note: note, hasTags: hasTags, origin: place))
  }

  private mutating func kind(_ cells: AnkiTextLayout.Cells, subject: String) -> AnkiNoteKind {
    let holdsCloze = NumberedCloze.isUsed(in: cells.fields.first ?? "")
    guard let name = cells.noteType ?? headers.noteType, !name.isEmpty else {
      return holdsCloze ? .cloze : .basic
    }
    if let kind = AnkiNoteKind(name: name) { return kind }
    if holdsCloze { return .cloze }
    result.remarks.append(TransferRemark(subject: subject, loss: .unknownNoteType(name)))
    return .basic
  }

  private mutating func deck(_ cell: String?, subject: String) -> String {
    let name = UnicodeForms.composed((cell ?? headers.deck ?? "").trimmed)
    if name.isEmpty || name.allSatisfy(\.isNumber) {
      // A number is the id of a deck in the collection that wrote the file.
      if !name.isEmpty || cell != nil {
        result.remarks.append(TransferRemark(subject: subject, loss: .unknownDeck(name)))
      }
      return AnkiTextLayout.defaultDeck
    }
    return DeckName.withoutPrefix(name)
  }

  private mutating func remark(_ place: String, _ text: String, _ loss: TransferLoss) {
    result.remarks.append(
      TransferRemark(subject: TransferRemark.subject(place, text), loss: loss))
  }
}
