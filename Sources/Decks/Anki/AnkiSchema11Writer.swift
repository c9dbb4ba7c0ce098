/// Writes what schema 11 keeps as JSON: settings, note types, decks and the preset.
struct AnkiSchema11Writer {
  private let collection: AnkiCollectionWriter
  private let deckIDs: [String: Int64]

  init(_ collection: AnkiCollectionWriter, deckIDs: [String: Int64]) {
    self.collection = collection
    self.deckIDs = deckIDs
  }

  func write(to database: SQLiteDatabase) throws(TransferError) {
    try database.run(AnkiSchemaText.schema11)
    let row = try database.prepare(
      "INSERT INTO col VALUES (1, ?, ?, ?, 11, 0, 0, 0, ?, ?, ?, ?, '{}')")
    let now = collection.settings.now
    try row.run(
      .integer(collection.created), .integer(now), .integer(now), .text(settings.text),
      .text(noteTypes.text), .text(decks.text), .text(presets.text))
  }

  private var settings: JSONValue {
    [
      "activeDecks": [1], "addToCur": true, "collapseTime": 1_200,
      "creationOffset": .integer(Int64(collection.creationOffset)), "curDeck": 1,
      "curModel": .string(String(AnkiNoteTypes.basic.id)), "dayLearnFirst": false,
      "dueCounts": true, "estTimes": true, "fsrs": true, "newSpread": 0,
      "nextPos": .integer(Int64(collection.notes.count + 1)), "sched2021": true, "schedVer": 2,
      "sortBackwards": false, "sortType": "noteFld", "timeLim": 0,
    ]
  }

  private var noteTypes: JSONValue {
    .object(
      Dictionary(AnkiNoteTypes.all.map { (String($0.id), noteType($0)) }) { first, _ in first })
  }

  private func noteType(_ type: AnkiNoteTypes.NoteType) -> JSONValue {
    let required = type.templates.indices.map { index -> JSONValue in
      [.integer(Int64(index)), "any", [.integer(Int64(index))]]
    }
    return [
      "id": .integer(type.id), "name": .string(type.name), "type": type.isCloze ? 1 : 0, "mod": 0,
      "usn": -1, "sortf": 0, "did": .null,
      "tmpls": .array(type.templates.enumerated().map(template)),
      "flds": .array(type.fields.enumerated().map(field)), "css": .string(AnkiNoteTypes.css),
      "latexPre": .string(AnkiNoteTypes.latexPre), "latexPost": .string(AnkiNoteTypes.latexPost),
      "latexsvg": false, "req": .array(required), "tags": [], "vers": [],
    ]
  }

  private func template(
    _ index: Int, _ template: (name: String, question: String, answer: String)
  ) -> JSONValue {
    [
      "name": .string(template.name), "ord": .integer(Int64(index)),
      "qfmt": .string(template.question), "afmt": .string(template.answer), "bqfmt": "",
      "bafmt": "", "did": .null, "bfont": "", "bsize": 0,
    ]
  }

  private func field(_ index: Int, _ name: String) -> JSONValue {
    [
      "name": .string(name), "ord": .integer(Int64(index)), "sticky": false, "rtl": false,
      "font": "Arial", "size": 20, "media": [],
    ]
  }

  private var decks: JSONValue {
    var decks = ["1": deck(1, "Default")]
    for (name, id) in deckIDs { decks[String(id)] = deck(id, name) }
    return .object(decks)
  }

  private func deck(_ id: Int64, _ name: String) -> JSONValue {
    [
      "id": .integer(id), "name": .string(name), "mod": 0, "usn": -1, "lrnToday": [0, 0],
      "revToday": [0, 0], "newToday": [0, 0], "timeToday": [0, 0], "collapsed": false,
      "browserCollapsed": false, "desc": "", "dyn": 0, "conf": 1, "extendNew": 0, "extendRev": 0,
    ]
  }

  private var presets: JSONValue {
    let settings = collection.settings
    func minutes(_ steps: [Double]) -> JSONValue { .array(steps.map { .number($0 / 60) }) }
    return [
      "1": [
        "id": 1, "name": "Default", "mod": 0, "usn": 0, "maxTaken": 60, "autoplay": true,
        "timer": 0, "replayq": true, "dyn": false,
        "new": [
          "bury": true, "delays": minutes(settings.learningSteps), "initialFactor": 2_500,
          "ints": [1, 4, 0], "order": 1, "perDay": 20,
        ],
        "rev": [
          "bury": true, "ease4": 1.3, "ivlFct": 1,
          "maxIvl": .integer(Int64(settings.maximumInterval)), "perDay": 200, "hardFactor": 1.2,
        ],
        "lapse": [
          "delays": minutes(settings.relearningSteps), "leechAction": 0, "leechFails": 8,
          "minInt": 1, "mult": 0,
        ],
        "fsrsParams6": .array(settings.parameters.map { .number($0) }),
        "desiredRetention": .number(settings.desiredRetention), "sm2Retention": 0.9,
      ]
    ]
  }
}
