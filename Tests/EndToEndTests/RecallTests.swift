import FormlabTestSupport
import Foundation
import Testing

/// Cards and scheduling through the program.
struct RecallTests {
  @Test func addsACardAndKeepsTheRestOfTheDeck() throws {
    let formlab = try Formlab()
    let deck = try formlab.home.write("Q: a\nA: b\n", to: "cards/mine.md")
    let result = try formlab.run("cards", "add", "mine", "c", "d")
    #expect(result.output == "Added to \(deck).\n")
    let text = try formlab.home.read("cards/mine.md")
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("<!-- id: ") }
    #expect(lines == ["Q: a", "A: b", "Q: c", "A: d"])
  }

  @Test(arguments: [
    (Array("Q: caf".utf8) + [0xE9] + Array("\nA: b\n".utf8), "c"),
    (Array("Q: a\n".utf8), "c"),
    (Array("Q: a\nA: b\n".utf8), "c\nA: d"),
  ])
  func addsNothingToADeckThatItWouldHarm(_ row: (deck: [UInt8], question: String)) throws {
    let formlab = try Formlab()
    let path = try formlab.home.write(bytes: row.deck, to: "cards/mine.md")
    let result = try formlab.run("cards", "add", "mine", row.question, "d")
    #expect(result.status != .exited(0) && result.error != "", "\(result)")
    let left = try Data(contentsOf: URL(filePath: path))
    let kept = String(decoding: left, as: UTF8.self).hasSuffix(
      String(decoding: row.deck, as: UTF8.self))
    #expect(kept, "\(String(decoding: left, as: UTF8.self))")
  }

  @Test(arguments: ["anki-modern.apkg", "anki-legacy.apkg", "anki.colpkg"])
  func losesNothingOnTheWayThroughAnki(_ name: String) throws {
    let sample = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../DecksTests/Anki/\(name)").standardized.path
    let formlab = try Formlab()
    func passOn(_ file: String) throws -> (cards: String, log: [String], package: String) {
      let next = try Formlab()
      let environment = ["FORMLAB_COURSE": "/nonexistent"]
      #expect(try next.run("cards", "import", file, adding: environment).status == .exited(0))
      let folder = next.home.path + "/out"
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      let format = name.contains("legacy") ? "apkg-legacy" : "apkg"
      #expect(
        try next.run("cards", "export", format, folder, adding: environment).status == .exited(0))
      let package = try formlab.home.write(
        bytes: Array(Data(contentsOf: URL(filePath: folder + "/formlab.apkg"))), to: "next.apkg")
      let cards = try next.run("cards", "list", "--json", adding: environment).output
      let lines = try next.home.read("record/journal.jsonl").split(separator: "\n").map(String.init)
      return (cards, lines.sorted(), package)
    }
    let first = try passOn(sample)
    let second = try passOn(first.package)
    func objects(_ json: String) throws -> Set<NSDictionary> {
      try Set(#require(JSONSerialization.jsonObject(with: Data(json.utf8)) as? [NSDictionary]))
    }
    #expect(try objects(first.cards) == objects(second.cards))
    #expect(try !objects(first.cards).isEmpty)
    #expect(first.log == second.log)
  }

  @Test func readsDecksInAddedFolders() throws {
    let formlab = try Formlab()
    let notes = try formlab.home.write("# Milk\n", to: "notes/milk.md").dropLast("/milk.md".count)
    try formlab.home.write("Q: What is a zylotron?\nA: No value.\n", to: "notes/sub/swift.md")
    func said(_ words: String...) throws -> String {
      let result = try formlab.run(["cards", "folders"] + words)
      let words = (result.output + result.error).split(whereSeparator: \.isWhitespace)
      return words.joined(separator: " ").replacing(notes, with: "notes")
    }
    #expect(try said(String(notes)) == "Added: notes (1 card).")
    #expect(try said("\(notes)/sub/") == "Already read: notes/sub (1 card).")
    #expect(
      try said("\(notes)/milk.md") == "notes/milk.md can't be used: it is a file, not a folder.")
    #expect(try said("\(notes)/none") == "There is no folder \"notes/none\".")
    #expect(try formlab.run("cards", "list", "zylotron").status == .exited(0))
    #expect(try said("--remove", String(notes)) == "Taken out: notes. Its files stay.")
    #expect(try formlab.run("cards", "list", "zylotron").status == .exited(1))
    #expect(try said("--remove", String(notes)) == "There is no added folder \"notes\".")
    #expect(try formlab.home.read("notes/milk.md") == "# Milk\n")
  }

  private static let history = #"{"id":1,"reviews":[{"rating":3,"time":"2026-01-01T00:00:00Z"}]}"#
  private static let states =
    #"{"id":1,"states":[{"state":"learning","step":1,"stability":2.3065,"difficulty":2.118103970459015,"due":"2026-01-01T00:10:00Z","retrievability":0.0,"retrievability_at_due":1.0}]}"#
    + "\n"

  @Test(arguments: [
    ("", 0), ("\n \n", 0), (history, 1), ("\(history)\n\n\(history)\n", 2),
    ("\(history)\r\n\(history)\r\n", 2), ("\u{FEFF}\(history)\n", 1),
  ])
  func replaysLines(_ row: (input: String, count: Int)) throws {
    let result = try Formlab().run("recall", "replay", input: row.input)
    #expect(
      result
        == ProgramResult(
          output: String(repeating: Self.states, count: row.count), error: "", status: .exited(0)))
  }

  @Test(arguments: [
    ("x", "line 1: not valid JSON"), ("\r\n[]\r\n", "line 2: not a JSON object"),
    (#"{"id":1}"#, "line 1: reviews: missing"),
    (
      history.replacing(":3,", with: ":7,"),
      "line 1: reviews[0].rating: a rating is 1, 2, 3 or 4, not 7"
    ),
  ])
  func namesTheLineThatItCannotReplay(_ row: (input: String, reason: String)) throws {
    let result = try Formlab().run("recall", "replay", input: row.input)
    let words = result.error.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words == "Standard input can't be used: \(row.reason).")
    #expect(result.status == .exited(66))
  }

  /// A record from elsewhere may hold any number.
  @Test(arguments: ["1e300", "-1", "0.5"])
  func outlivesSettingsThatAreNoCount(_ number: String) throws {
    let formlab = try Formlab()
    _ = try formlab.home.write(
      #"{"formlab":"journal","version":1}"# + "\n"
        + #"{"id":"01KDX3FV0B6Q1W2E3R4T5Y6Z7A","at":"2026-09-21T14:13:21.000Z","offset":0,"kind":"setting","name":"recall.new-per-day","value":\#(number)}"#
        + "\n", to: "record/journal.jsonl")
    for command in [["recall", "set"], ["review", "--count"]] {
      let result = try runProgram(formlab.path, command, environment: formlab.environment)
      #expect(result.status == .exited(0), "\(command) \(result)")
    }
  }

  @Test func forgetsACardThatVanishedWhenAsked() throws {
    let formlab = try Formlab()
    let deck = try formlab.home.write(
      "<!-- id: gone -->\nQ: a\nA: b\n\n<!-- id: stays -->\nQ: c\nA: d\n", to: "cards/mine.md")
    _ = try formlab.run("cards", "suspend", "gone", "stays")
    #expect(try formlab.run("cards", "purge").output == "No card has vanished.\n")
    _ = try formlab.home.write("<!-- id: stays -->\nQ: c\nA: d\n", to: "cards/mine.md")
    #expect(try formlab.run("cards", "purge").output.contains("gone"))
    #expect(try formlab.run("cards", "purge", "stays").status != .exited(0))
    #expect(try formlab.run("cards", "purge", "--all").output == "Forgotten: 1 card.\n")
    #expect(try formlab.run("cards", "purge").output == "No card has vanished.\n")
    _ = try formlab.home.write("<!-- id: gone -->\nQ: a\nA: b\n", to: "cards/mine.md")
    let back = try formlab.run("cards", "list", "id:gone", "--json").output
    #expect(back.contains(#""suspended" : false"#), "\(back) of \(deck)")
  }

  @Test func forgetsNothingWhileADeckIsDamaged() throws {
    let formlab = try Formlab()
    _ = try formlab.home.write("<!-- id: one -->\nQ: a\nA: b\n", to: "cards/mine.md")
    _ = try formlab.run("cards", "suspend", "one")
    _ = try formlab.home.write(bytes: [0x51, 0x3A, 0xFF, 0x0A], to: "cards/mine.md")
    let result = try formlab.run("cards", "purge", "--all")
    #expect(result.status != .exited(0), "\(result)")
    #expect(try formlab.run("record", "check").status == .exited(0))
    _ = try formlab.home.write("<!-- id: one -->\nQ: a\nA: b\n", to: "cards/mine.md")
    let back = try formlab.run("cards", "list", "id:one", "--json").output
    #expect(back.contains(#""suspended" : true"#), "\(back)")
  }
}
