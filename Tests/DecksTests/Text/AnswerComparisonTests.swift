import Testing

@testable import Decks

@Suite("Typed answers are compared letter by letter")
struct AnswerComparisonTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var typed: String
    var expected: String
    var verdict: AnswerComparison.Verdict
    /// `=` right, `+` extra, `-` missing.
    var pieces: String
    var testDescription: String { "\(typed) for \(expected)" }
  }

  static let rows: [Row] = [
    .init(typed: "state", expected: "state", verdict: .same, pieces: "=state"),
    .init(typed: "  @State ", expected: "`@State`", verdict: .same, pieces: "=@State"),
    .init(typed: "`@State`", expected: "`@State`", verdict: .same, pieces: "=@State"),
    .init(typed: "the  focus", expected: "the **focus**", verdict: .same, pieces: "=the focus"),
    .init(typed: "a b", expected: "a\nb", verdict: .same, pieces: "=a b"),
    .init(typed: "State", expected: "state", verdict: .sameButCase, pieces: "+S -s =tate"),
    .init(
      typed: "its a state", expected: "It's a state.", verdict: .sameButMarks,
      pieces: "+i -I =t -' =s a state -."),
    .init(typed: "stat", expected: "state", verdict: .different, pieces: "=stat -e"),
    .init(typed: "sttate", expected: "state", verdict: .different, pieces: "=st +t =ate"),
    .init(typed: "", expected: "a", verdict: .empty, pieces: "-a"),
    .init(typed: "cafe\u{301}", expected: "café", verdict: .same, pieces: "=café"),
    .init(
      typed: "validacion", expected: "validación", verdict: .different, pieces: "=validaci +o -ó =n"
    ),
    .init(
      typed: "let a = 1\n  let b = 2", expected: "```swift\nlet a = 1\nlet b = 2\n```",
      verdict: .same, pieces: "=let a = 1|let b = 2"),
    .init(
      typed: "```\nlet a = 1\n```", expected: "```swift\nlet a = 1\n```", verdict: .same,
      pieces: "=let a = 1"),
    .init(
      typed: "let a = 1 let b", expected: "```\nlet a = 1\nlet b\n```", verdict: .sameButMarks,
      pieces: "=let a = 1 +  -| =let b"),
    .init(
      typed: "Let a", expected: "```\nlet a\n```", verdict: .sameButCase, pieces: "+L -l =et a"),
    .init(typed: "👩‍💻", expected: "👩", verdict: .different, pieces: "+👩‍💻 -👩"),
  ]

  @Test(arguments: rows)
  func compares(_ row: Row) {
    let comparison = AnswerComparison(typed: row.typed, expected: row.expected)
    #expect(comparison.verdict == row.verdict)
    let pieces = comparison.pieces.map { piece in
      let mark = piece.kind == .right ? "=" : piece.kind == .extra ? "+" : "-"
      return mark + piece.text.replacing("\n", with: "|")
    }
    #expect(pieces.joined(separator: " ") == row.pieces)
    #expect(comparison.typedPieces.contains { $0.kind == .missing } == false)
  }

  @Test func comparesClozeCards() throws {
    let deck = DeckParser.parse(
      Array("<!-- id: x -->\nC: `[@State] var a: \\[Int\\]` is [owned]".utf8), file: "d.md")
    let cards = try #require(deck.entries.first).note.cards
    #expect(
      cards.map(\.question) == ["`[...] var a: [Int]` is owned", "`@State var a: [Int]` is [...]"])
    #expect(cards.map(\.expected) == ["@State", "owned"])
    #expect(AnswerComparison(typed: "@state", expected: cards[0].expected).verdict == .sameButCase)
  }

  @Test func isBoundedForLongTexts() {
    let long = String(repeating: "ab", count: 50_000)
    let comparison = AnswerComparison(typed: "x" + long, expected: "y" + String(long.reversed()))
    #expect(comparison.verdict == .different)
    #expect(comparison.pieces.filter { $0.kind != .missing }.map(\.text).joined() == "x" + long)
  }
}
