import Testing

@testable import TerminalText

@Suite("Text with meanings")
struct StyledTextTests {
  @Test("Interpolation")
  func interpolation() {
    let inner: StyledText = "in \(styled: "bold", .strong)"
    let text: StyledText = "a \(1) \(styled: "x", .failure) \(inner)"
    #expect(text.plain == "a 1 x in bold")
    #expect(text.runs.map(\.meaning) == [nil, .failure, nil, .strong])
  }

  @Test("Colour sequences, and none without colour")
  func rendered() {
    let text: StyledText = "a \(styled: "bad", .failure) b"
    #expect(text.rendered(usesColour: true) == "a \u{1B}[1;31mbad\u{1B}[0m b")
    #expect(text.rendered(usesColour: false) == "a bad b")
  }

  @Test("A meaning over several rows is turned on in each")
  func renderedRows() {
    #expect(
      StyledText("one\n\ntwo\n", .success).rendered(usesColour: true)
        == "\u{1B}[32mone\u{1B}[0m\n\n\u{1B}[32mtwo\u{1B}[0m\n")
  }

  @Test("Only the basic colours and bold are used", arguments: Meaning.allCases)
  func palette(_ meaning: Meaning) {
    let codes = Style.of(meaning).sequence.dropFirst(2).dropLast().split(separator: ";").compactMap
    { Int($0) }
    #expect(codes.allSatisfy { $0 == 1 || (30...37).contains($0) })
  }

  @Test("Lines")
  func lines() {
    let text: StyledText = "a\(styled: "b\nc", .code)\n"
    #expect(text.lines == ["a\(styled: "b", .code)", StyledText("c", .code), ""])
  }

  @Test("A console collects what is shown")
  func collecting() {
    let console = CollectingConsole(Capabilities(columns: 20))
    console.show("a \(styled: "b", .code)")
    console.showFolded("one two three four five six")
    console.complain("oh")
    #expect(console.output == "a b\none two three four\nfive six\n")
    #expect(console.error == "oh\n")
  }
}
