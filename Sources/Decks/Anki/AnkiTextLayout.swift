/// Which column of an Anki text file is what.
struct AnkiTextLayout {
  /// The cells of a row, sorted out.
  struct Cells {
    var fields: [String]
    var tags: String?
    var deck: String?
    var noteType: String?
    var guid: String?
    /// How many further cells with text are ignored.
    var ignored: Int
  }

  /// The deck of notes that name none.
  static let defaultDeck = "Imported"

  /// Labels that are no field names, if the columns had to be taken in order.
  private(set) var unknownLabels: [String]?

  private let headers: AnkiTextHeaders
  /// Columns of the first and the second field, and so on; nil means in order.
  private var fieldColumns: [Int]?

  init(_ headers: AnkiTextHeaders) {
    self.headers = headers
    let labels = headers.columns
    guard labels.contains(where: { !$0.isEmpty }) else { return }
    let special = specialColumns
    let first = labels.firstIndex { AnkiTextLayout.fronts.contains($0.lowercased()) }
    let second = labels.firstIndex { AnkiTextLayout.backs.contains($0.lowercased()) }
    if let first {
      let others = labels.indices.filter {
        $0 != first && $0 != second && !special.contains($0) && !labels[$0].isEmpty
          && !["tags", "guid", "deck", "notetype"].contains(labels[$0].lowercased())
      }
      fieldColumns = [first] + [second].compactMap { $0 } + others
    } else {
      unknownLabels = labels.filter { !$0.isEmpty }
    }
  }

  private static let fronts: Set<String> = ["front", "text", "question"]
  private static let backs: Set<String> = ["back", "back extra", "answer"]

  private var specialColumns: Set<Int> {
    Set(
      [headers.noteTypeColumn, headers.deckColumn, headers.tagsColumn, headers.guidColumn]
        .compactMap { $0 })
  }

  /// Sorts out the cells of a row.
  func split(_ cells: [String]) -> Cells {
    func cell(_ column: Int?) -> String? {
      guard let column else { return nil }
      return column < cells.count ? cells[column] : ""
    }
    var tags = cell(headers.tagsColumn)
    var fields: [String]
    var rest: [String] = []
    if let fieldColumns {
      fields = fieldColumns.map { cell($0) ?? "" }
      if tags == nil { tags = cell(headers.columns.firstIndex { $0.lowercased() == "tags" }) }
    } else {
      let special = specialColumns
      let columns = cells.indices.filter { !special.contains($0) }
      fields = columns.map { cells[$0] }
      // The column after the last field holds the tags, unless another one does.
      if tags == nil, fields.count > 2 {
        tags = fields[2]
        rest = Array(fields.dropFirst(3))
        fields = Array(fields.prefix(2))
      }
    }
    if fields.count > 3 { rest += fields.dropFirst(3) }
    return Cells(
      fields: fields, tags: tags, deck: cell(headers.deckColumn),
      noteType: cell(headers.noteTypeColumn), guid: cell(headers.guidColumn),
      ignored: rest.count { !$0.isEmpty })
  }
}
