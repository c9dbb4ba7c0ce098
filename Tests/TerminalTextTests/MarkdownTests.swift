import FormlabTestSupport
import Testing

@testable import TerminalText

/// A screen that Markdown is laid out for.
struct ScreenCase: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var capabilities: Capabilities

  static let colour = Capabilities.Stream(isTerminal: true, usesColour: true)

  static let all = [
    ScreenCase(testDescription: "wide", capabilities: Capabilities(columns: 80)),
    ScreenCase(testDescription: "narrow", capabilities: Capabilities(columns: 40)),
    ScreenCase(testDescription: "colour", capabilities: Capabilities(output: colour, columns: 80)),
    ScreenCase(testDescription: "ascii", capabilities: Capabilities(isUnicode: false, columns: 60)),
    ScreenCase(testDescription: "plain", capabilities: Capabilities(isPlain: true, columns: 60)),
  ]

  func text(_ rows: [StyledText]) -> String {
    rows.map { $0.rendered(usesColour: capabilities.output.usesColour) }.joined(separator: "\n")
      .replacing("\u{1B}", with: "^[")
  }
}

@Suite("Markdown")
struct MarkdownTests {
  static let sample = """
    # Which errors to show

    A form that shouts **before** anyone has typed is *rude*. An error shows when its field was touched
    or `submit()` was attempted; see [the task](https://example.org/task) or <https://example.org>.\\
    A new line, ~~struck~~, ![a picture](x.png).

    Second level
    ------------

    - one point that is long enough to be folded on a screen of forty columns
    - two
      1. nested
      2. again

         with a paragraph
    - [x] done
    - [ ] open

    9. nine
    10. ten

    ```swift
    /// The next field.
    func nextField(after field: Field) -> Field? {
    \tlet limit = 40 // characters
      return "name" == field.rawValue ? .email : nil  // a line of code that is longer than any narrow screen is wide
    }
    ```

    ```
    $ formlab check
    ```

    > Quoted text that is long enough to be folded, with `code` in it.
    >
    > - and a list

    | Flag | Meaning | Count |
    |:-----|:-------:|------:|
    | touched | the field was left once | 12 |
    | 日本語 | wide text that needs room to be shown | 3 |

    ***

    <!-- for authors -->
    <div>html</div>

    ### Third

    The end&nbsp;&amp; more.
    """

  @Test(arguments: ScreenCase.all)
  func sample(_ screen: ScreenCase) {
    let rows = Markdown.rows(Self.sample, screen.capabilities)
    expectSnapshot(screen.text(rows), "markdown-\(screen.testDescription)")
  }

  @Test("Nothing but code is wider than the screen", arguments: [20, 40, 80])
  func width(_ columns: Int) {
    let text = Self.sample.split(separator: "\n", omittingEmptySubsequences: false).filter {
      !$0.contains("rawValue") && !$0.contains("func")
    }
    .joined(separator: "\n")
    for row in Markdown.rows(text, Capabilities(columns: columns))
    where !row.plain.hasPrefix("    ") {
      #expect(row.columns <= columns, "\(row.plain)")
    }
  }

  @Test("Terminal sequences don't come through")
  func defused() {
    let rows = Markdown.rows(
      "a\u{1B}[31mb &#27;[31m\n\n```\n\u{1B}]0;x\u{7}code\n```\n\n[l\u{1B}[1m](http://x/%1B\u{1B}[2J)",
      Capabilities())
    #expect(rows.map(\.plain) == ["ab", "", "    code", "", "l (http://x/%1B)"])
    for row in rows {
      #expect(
        !row.rendered(usesColour: true).replacing(Style.reset, with: "").contains("\u{1B}[31m"))
    }
  }

  @Test(
    "Hostile nesting neither crashes nor hangs",
    arguments: [">", "- ", "*a ", "[", "![", "`", "<", "|"])
  func nesting(_ mark: String) {
    let text = String(repeating: mark, count: 5000) + "x\n"
    let rows = Markdown.rows(text, Capabilities())
    #expect(rows.count < 10_000)
  }

  @Test(
    arguments: [
      ("", []), ("\n\n", []), ("one", ["one"]), ("one\ntwo", ["one two"]), ("| a |", ["| a |"]),
      ("- ", ["•"]),
      ("1. ", ["1."]), ("#", []), ("> ", []), ("&#0;", ["\u{FFFD}"]), ("```", []),
    ] as [(String, [String])])
  func small(_ text: String, _ rows: [String]) {
    #expect(Markdown.rows(text, Capabilities()).map(\.plain) == rows)
  }

  @Test("Inline text stays on one row")
  func inline() {
    let capabilities = Capabilities(output: ScreenCase.colour)
    #expect(
      Markdown.inline("a `b`\n**c**", capabilities)
        == "a \(styled: "b", .code) \(styled: "c", .strong)")
  }
}

@Suite("Swift source in colour")
struct SwiftHighlightingTests {
  @Test("Meanings")
  func meanings() {
    let text = SwiftHighlighting.highlight("@State var a: Int = 1 // é\nlet s = \"x\\(a)y\"\n")
    #expect(
      text
        == """
        \(styled: "@State", .attribute) \(styled: "var", .keyword) a: \(styled: "Int", .type) = \(styled: "1", .number) \
        \(styled: "// é", .comment)
        \(styled: "let", .keyword) s = \(styled: "\"x", .string)\\(a)\(styled: "y\"", .string)

        """)
  }

  @Test(
    "The text is never changed but for controls",
    arguments: [
      "", "func", "let = = {", "\"unfinished", "日本 🇩🇪 é", "#if os(Linux)\n#endif", "/* open",
      "\u{0}\u{1B}[1m", "<#name#>",
      String(repeating: "(", count: 3000), String(repeating: "{ [", count: 1000), "a\r\nb",
    ])
  func roundTrip(_ source: String) {
    #expect(SwiftHighlighting.highlight(source).plain == Sanitise.text(source))
  }

  @Test("Rows have no tabs, and none is lost")
  func rows() {
    let rows = SwiftHighlighting.rows("if x {\n\tlet\ta = 1\n}\n\n")
    #expect(rows.map(\.plain) == ["if x {", "    let a = 1", "}"])
  }
}
