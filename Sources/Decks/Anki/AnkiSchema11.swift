/// Reads what schema 11 keeps as JSON: note types, decks and presets.
enum AnkiSchema11 {
  static func read(
    _ database: SQLiteDatabase, into collection: inout AnkiCollection
  ) throws(TransferError) {
    var texts: [[UInt8]] = []
    try database.query("SELECT conf, models, decks, dconf FROM col LIMIT 1") { row in
      texts = (0..<4).map { row.blob(Int32($0)) }
    }
    guard texts.count == 4 else { throw .damagedDatabase(reason: "it has no row in col") }
    collection.creationOffset = try object(texts[0], "conf")["creationOffset"]?.integer.map {
      Int(clamping: $0)
    }
    for (key, value) in try object(texts[1], "models") {
      if let id = Int64(key) { collection.noteTypes[id] = noteType(value) }
    }
    for (key, value) in try object(texts[2], "decks") {
      guard let id = Int64(key) else { continue }
      collection.decks[id] = AnkiCollection.Deck(
        name: value["name"]?.string ?? "", isFiltered: value["dyn"]?.integer == 1,
        config: value["conf"]?.integer ?? 1)
    }
    for (key, value) in try object(texts[3], "dconf") {
      guard let id = Int64(key) else { continue }
      collection.configs[id] = AnkiCollection.Config(
        learningSteps: steps(value["new"]), relearningSteps: steps(value["lapse"]))
    }
  }

  private static func object(
    _ bytes: [UInt8], _ name: String
  ) throws(TransferError) -> [String: JSONValue] {
    if bytes.isEmpty { return [:] }
    guard let object = (try? JSONValue.parse(bytes))?.object else {
      throw .damagedDatabase(reason: "the column \(name) is no JSON object")
    }
    return object
  }

  private static func steps(_ value: JSONValue?) -> [Double] {
    (value?["delays"]?.array ?? []).compactMap { $0.double.map { $0 * 60 } }
  }

  private static func noteType(_ value: JSONValue) -> AnkiCollection.NoteType {
    func sorted(_ key: String) -> [JSONValue] {
      (value[key]?.array ?? []).sorted { ($0["ord"]?.integer ?? 0) < ($1["ord"]?.integer ?? 0) }
    }
    return AnkiCollection.NoteType(
      name: value["name"]?.string ?? "", isCloze: value["type"]?.integer == 1,
      isImageOcclusion: value["originalStockKind"]?.integer == 6,
      fields: sorted("flds").map { $0["name"]?.string ?? "" },
      templates: sorted("tmpls").map { template in
        AnkiCollection.NoteType.Template(
          name: template["name"]?.string ?? "", question: template["qfmt"]?.string ?? "",
          answer: template["afmt"]?.string ?? "")
      })
  }
}
