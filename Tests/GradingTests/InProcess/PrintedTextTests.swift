import Testing

@testable import Grading

@Suite struct PrintedTextTests {
  @Test func `takes an output apart by the harness's marks`() {
    let text = PrintedText(
      "before\n\n\u{1E}tok a\none\n\n\u{1E}tok \n\n\u{1E}tok b\ntwo without end", token: "tok")
    #expect(text.byTest == ["a": "one\n", "b": "two without end"])
    #expect(text.all == "before\none\ntwo without end")
  }

  @Test func `marks with another token are text`() {
    let text = PrintedText("\n\u{1E}other a\none", token: "tok")
    #expect(text.byTest.isEmpty)
    #expect(text.all == "\n\u{1E}other a\none")
  }
}
