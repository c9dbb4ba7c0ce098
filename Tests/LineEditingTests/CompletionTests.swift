import Testing

@testable import LineEditing

/// Candidates, the word before the cursor, and what Tab does.
struct StepCase: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var word: String
  var candidates: [CompletionCandidate]
  var step: Completion.Step

  init(
    _ name: String, _ word: String, _ texts: [String], _ step: Completion.Step, ending: String = " "
  ) {
    testDescription = name
    self.word = word
    candidates = texts.map { CompletionCandidate($0, ending: ending) }
    self.step = step
  }
}

@Suite("Completion")
struct CompletionTests {
  static let steps = [
    StepCase("nothing fits", "x", [], .nothing),
    StepCase("one fits", "ch", ["check"], .insert("check ")),
    StepCase("one fits that is there already", "check", ["check"], .insert("check ")),
    StepCase("a folder gets no blank", "Sou", ["Sources/"], .insert("Sources/"), ending: ""),
    StepCase("a folder that is there already", "Sources/", ["Sources/"], .nothing, ending: ""),
    StepCase("several share more", "c", ["check", "checkers"], .insert("check")),
    StepCase("several share no more", "check", ["check", "checkers"], .list),
    StepCase("several share less than is there", "CH", ["check", "other"], .list),
    StepCase("the case is mended", "CH", ["check", "checkers"], .insert("check")),
    StepCase("whole characters only", "", ["e\u{301}a", "e\u{301}b"], .insert("e\u{301}")),
    StepCase("a character is not half shared", "", ["👍🏽", "👍🏿"], .list),
    StepCase("before any word", "", ["check", "start"], .list),
  ]

  @Test(arguments: steps)
  func step(_ row: StepCase) {
    #expect(Completion(word: row.word, candidates: row.candidates).step == row.step)
  }

  private func rows(_ candidates: [CompletionCandidate], columns: Int) -> [String] {
    CompletionList(candidates: candidates, columns: columns, measure: ScalarWidth.columns).rows()
  }

  @Test("Names in columns, read downwards")
  func columns() {
    let names = ["alpha", "beta", "gamma", "delta", "eps"].map { CompletionCandidate($0) }
    #expect(rows(names, columns: 80) == ["alpha  beta   gamma  delta  eps"])
    #expect(rows(names, columns: 20) == ["alpha  gamma  eps", "beta   delta"])
    #expect(rows(names, columns: 6) == ["alpha", "beta", "gamma", "delta", "eps"])
  }

  @Test("Summaries, cut to the width")
  func summaries() {
    let described = [
      CompletionCandidate("check", summary: "judge the answer"),
      CompletionCandidate("c", summary: ""),
      CompletionCandidate("run", summary: "run it\nnow", label: "run!"),
    ]
    #expect(rows(described, columns: 80) == ["check  judge the answer", "c", "run!   run it now"])
    #expect(rows(described, columns: 16) == ["check  judge...", "c", "run!   run i..."])
  }

  @Test("No row is wider than the window", arguments: 4..<60)
  func width(_ columns: Int) {
    let names = (0..<20).map {
      CompletionCandidate(
        String(repeating: "n", count: $0 * 3) + "x", summary: $0 % 2 == 0 ? "" : "s")
    }
    for row in rows(names, columns: columns)
      + rows(names.filter { $0.summary.isEmpty }, columns: columns)
    {
      #expect(row.count < columns)
    }
  }
}
