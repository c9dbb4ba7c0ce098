import Testing

@testable import Decks

@Suite("Markdown and HTML")
struct MarkupTests {
  @Test(arguments: [
    ("a < b & c", "a &lt; b &amp; c"),
    ("`x`", "<code>x</code>"),
    ("``a`b``", "<code>a`b</code>"),
    ("`` `a` ``", "<code>`a`</code>"),
    ("a `b", "a `b"),
    ("**a** *b* * c *", "<b>a</b> <i>b</i> * c *"),
    ("a*b*c", "a<i>b</i>c"),
    ("***a***", "***a***"),
    ("a\nb\n\nc", "a<br>b<br><br>c"),
    ("```swift\nlet a\n  b\n```", "<pre><code class=\"language-swift\">let a\n  b</code></pre>"),
    ("a\n```\nb\n```\nc", "a<pre><code>b</code></pre>c"),
    ("a\n\n```\nb\n```\n\nc", "a<br><br><pre><code>b</code></pre><br>c"),
    ("~~~\na\n~~~", "~~~<br>a<br>~~~"),
    ("```\nopen", "```<br>open"),
    ("![a](media/b.png)", "<img src=\"b.png\" alt=\"a\">"),
    ("![](c/b.png)", "<img src=\"b.png\" data-path=\"c/b.png\">"),
    ("![x](https://a.b/c.png)", "<img src=\"https://a.b/c.png\" alt=\"x\">"),
    ("[a](b)", "[a](b)"),
    ("  a  ", "  a  "),
  ])
  func goesThereAndBack(_ row: (markdown: String, html: String)) {
    #expect(MarkdownToHTML.html(row.markdown) == row.html)
    #expect(HTMLToMarkdown(row.html).text == row.markdown)
  }

  /// Any text at all comes back, whatever marks it holds.
  @Test func anyTextComesBack() {
    var generator = SeededGenerator(seed: 11)
    let pieces = [
      "`", "``", "```", "*", "**", "\n", "a", " ", "<b>", "&lt;", "![", "](x)", "]", "~~~", "<br>",
      "é", "```swift\n", "\"", "- ", "<pre>", "<!--", "-->",
    ]
    for _ in 0..<500 {
      let count = Int.random(in: 1...12, using: &generator)
      let text = (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
      #expect(HTMLToMarkdown(MarkdownToHTML.html(text)).text == text)
    }
  }

  @Test func anyClozeComesBack() {
    var generator = SeededGenerator(seed: 12)
    let pieces = [
      "{", "}", "{{", "}}", ":", "::", "c1", "a", "`", "\n", "[", "]", "\\", "!", "**", "<",
      "&#125;",
    ]
    func text() -> String {
      (0..<Int.random(in: 1...5, using: &generator)).map { _ in
        pieces.randomElement(using: &generator) ?? ""
      }.joined()
    }
    for _ in 0..<500 {
      let hidden = "h" + text() + "h"
      let parts: [ClozeText.Part] = [
        .text("x" + text()),
        .deletion(
          .init(
            number: 2, parts: [.text(hidden)],
            hint: Bool.random(using: &generator) ? "h" + text() + "h" : nil)),
        .text(text()),
        .deletion(
          .init(
            number: 1,
            parts: [.text("b" + text()), .deletion(.init(number: 3, parts: [.text("y")]))])),
      ]
      let cloze = ClozeText(parts: parts)
      var fields = AnkiFields(isHTML: true)
      let back = fields.content(.cloze, fields: [AnkiClozeText.html(cloze)])
      #expect(back == .cloze(cloze, extra: ""))
      let note = Note(id: NoteID("n"), content: .cloze(cloze, extra: ""), deck: "d")
      let ends = cloze.plain.trimmed == cloze.plain
      if ends { #expect(CardMarkdown.readBack(note)?.content == note.content) }
    }
  }

  @Test func digestsAndMessages() throws {
    func hexadecimal(_ bytes: [UInt8]) -> String {
      bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
    #expect(hexadecimal(SHA1.digest("".utf8)) == "da39a3ee5e6b4b0d3255bfef95601890afd80709")
    #expect(hexadecimal(SHA1.digest("abc".utf8)) == "a9993e364706816aba3e25717850c26c9cd0d89d")
    #expect(
      hexadecimal(SHA1.digest(String(repeating: "a", count: 119).utf8))
        == "ee971065aaa017e0632a8ca6c77bb3bf8b1dfc56")
    var writer = ProtobufWriter()
    writer.add(1, integer: -1)
    writer.add(300, text: "é")
    writer.add(2, floats: [1, 0.5])
    let reader = try ProtobufReader(writer.bytes, what: "test")
    #expect(reader.varint(1) == .max && reader.text(300) == "é" && reader.floats(2) == [1, 0.5])
    for count in 1..<writer.bytes.count {
      _ = try? ProtobufReader(Array(writer.bytes.prefix(count)), what: "test")
    }
  }
}
