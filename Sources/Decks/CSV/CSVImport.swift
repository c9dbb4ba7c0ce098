/// Reads notes from CSV (RFC 4180) whose first row names the columns.
package enum CSVImport {
  private struct Columns {
    var indices: [String: Int] = [:]

    init(_ names: [String]) {
      for (index, name) in names.enumerated() {
        let folded = UnicodeForms.folded(name.trimmed)
        let known = CSVImport.names.first { $0.key == folded || $0.value.contains(folded) }?.key
        if let known, indices[known] == nil { indices[known] = index }
      }
    }

    func cell(_ name: String, _ row: DelimitedRows.Row) -> String {
      guard let index = indices[name], index < row.cells.count else { return "" }
      return FormulaGuard.restored(row.cells[index])
    }
  }

  private static let names: [String: [String]] = [
    "id": ["guid"], "deck": ["mazo"], "kind": ["type"], "front": ["question", "pregunta", "text"],
    "back": ["answer", "respuesta", "extra"], "tags": ["tag", "etiquetas"], "words": ["palabras"],
    "exercise": [],
  ]

  /// Reads a file with commas, or the separator that is given, between its cells.
  ///
  /// Throws with line and column where the file breaks the rules of quoting.
  package static func read(
    _ bytes: [UInt8], separator: Character = ","
  ) throws(TransferError) -> ImportedCards {
    var remarks: [TransferRemark] = []
    let text = try TransferText.checked(bytes, remarks: &remarks)
    guard let mark = separator.asciiValue else { throw .unknownSeparator(String(separator)) }
    var reader = DelimitedRows(text, separator: mark, strictness: .strict)
    let rows = try reader.readAll()
    guard let header = rows.first else { throw .noRows }
    let columns = Columns(header.cells)
    if header.cells.count == 1, let found = otherSeparator(header.cells[0]) {
      throw .otherSeparator(found: found, wanted: name(of: separator))
    }
    guard columns.indices["front"] != nil else { throw .missingColumn(["front", "question"]) }
    guard columns.indices["back"] != nil else { throw .missingColumn(["back", "answer"]) }
    var result = ImportedCards(remarks: remarks)
    var seen: [NoteID: String] = [:]
    for row in rows.dropFirst() {
      guard row.cells.count == header.cells.count else {
        throw .wrongColumnCount(line: row.line, found: row.cells.count, wanted: header.cells.count)
      }
      result.read += 1
      read(row, columns, into: &result, seen: &seen)
    }
    guard result.read > 0 else { throw .noRows }
    return result
  }

  private static func otherSeparator(_ header: String) -> String? {
    ",;\t|".first { header.contains($0) }.map(name)
  }

  private static func name(of separator: Character) -> String {
    switch separator {
    case ",": "commas"
    case ";": "semicolons"
    case "\t": "tabs"
    default: "\"\(separator)\""
    }
  }

  private static func read(
    _ row: DelimitedRows.Row, _ columns: Columns, into result: inout ImportedCards,
    seen: inout [NoteID: String]
  ) {
    let place = "line \(row.line)"
    let front = columns.cell("front", row)
    let subject = TransferRemark.subject(place, front)
    let word = columns.cell("id", row)
    let id = NoteID(word) ?? NoteID(guid: word)
    if let id, let first = seen[id] {
      result.remarks.append(TransferRemark(subject: subject, loss: .repeatedID(first: first)))
      return
    }
    let deck = columns.cell("deck", row)
    switch content(kind: columns.cell("kind", row), front, columns.cell("back", row)) {
    case .failure(let remark):
      result.remarks.append(TransferRemark(subject: subject, loss: remark.loss))
    case .success(let content):
      if let id { seen[id] = place }
      let note = Note(
        id: id, content: content, deck: deck.isEmpty ? AnkiTextLayout.defaultDeck : deck,
        tags: NoteAttribute.tags(columns.cell("tags", row)),
        words: NoteAttribute.phrases(columns.cell("words", row)),
        exercise: columns.cell("exercise", row).isEmpty ? nil : columns.cell("exercise", row))
      let hasTags = columns.indices["tags"] != nil
      result.notes.append(ImportedNote(note: note, hasTags: hasTags, origin: place))
    }
  }

  private struct Refusal: Error { var loss: TransferLoss }

  private static func content(
    kind: String, _ front: String, _ back: String
  ) -> Result<Note.Content, Refusal> {
    let first = normalised(front)
    let second = normalised(back)
    if first.isEmpty { return .failure(Refusal(loss: .emptyFirstField)) }
    if kind.lowercased() == "cloze" || (kind.isEmpty && NumberedCloze.isUsed(in: first)) {
      do throws(ClozeFault) {
        let text =
          NumberedCloze.isUsed(in: first)
          ? try NumberedCloze.read(first, hasEscapes: true) : try BracketCloze.read(first)
        return .success(.cloze(text, extra: second))
      } catch {
        return .failure(Refusal(loss: .deckProblem(error.fault)))
      }
    }
    if second.isEmpty { return .failure(Refusal(loss: .noAnswer)) }
    return .success(
      kind.lowercased() == "reversed"
        ? .reversed(term: first, definition: second) : .basic(question: first, answer: second))
  }

  private static func normalised(_ text: String) -> String {
    text.replacing("\r\n", with: "\n").replacing("\r", with: "\n").trimmed
  }
}
