import Testing

@testable import Recall

@Suite struct ReplayLineTests {
  @Test(arguments: [
    ("", "not valid JSON"), ("hello", "not valid JSON"), ("[1]", "not a JSON object"),
    ("{}", "reviews: missing"),
    (
      #"{"reviews":[{"rating":5,"time":"2026-01-01T00:00:00Z"}]}"#,
      "reviews[0].rating: a rating is 1, 2, 3 or 4, not 5"
    ),
    (
      #"{"reviews":[{"rating":3,"time":"2026-01-01T00:00:00Z"},{"rating":3}]}"#,
      "reviews[1].time: missing"
    ),
    (
      #"{"reviews":[{"rating":3,"time":"yesterday"}]}"#,
      "reviews[0].time: \u{201c}yesterday\u{201d} is no time such as 2026-12-01T04:30:00Z"
    ),
    (#"{"parameters":[1,2,3],"reviews":[]}"#, "FSRS has 17, 19 or 21 parameters; 3 were given"),
    (
      #"{"options":{"desired_retention":1.5},"reviews":[]}"#,
      "desired retention is 1.5; it must lie between 0 and 1"
    ),
    (
      #"{"options":{"learning_steps":[60,-1]},"reviews":[]}"#,
      "learning step 2 is -1.0 seconds; a step is 0 or more"
    ),
    (
      #"{"options":{"maximum_interval":0},"reviews":[]}"#,
      "the maximum interval is 0 days; it must be at least 1"
    ),
  ])
  func saysWhatIsWrong(_ line: String, _ reason: String) {
    let problem = #expect(throws: ReplayLineProblem.self) { try replayLine(line, number: 7) }
    #expect(problem?.description == "line 7: \(reason)")
  }

  @Test func toleratesWhatIsMissingOrNew() throws {
    let line =
      #"{"future":{"a":[1]},"options":{"leap":true},"reviews":[{"rating":3,"time":"2026-01-01T10:00:00.250+01:00","x":1}]}"#
    #expect(
      try replayLine(line, number: 1) == """
        {"id":null,"states":[{"state":"learning","step":1,"stability":2.3065,\
        "difficulty":2.118103970459015,"due":"2026-01-01T09:10:00.250Z","retrievability":0.0,\
        "retrievability_at_due":1.0}]}
        """)
    #expect(try replayLine(#"{"id":12,"reviews":[]}"#, number: 1) == #"{"id":12,"states":[]}"#)
    #expect(
      try replayLine(#"{"id":"a\"\\\n","reviews":[]}"#, number: 1)
        == #"{"id":"a\"\\\u000a","states":[]}"#)
  }

  @Test func parametersAreCheckedAndWidened() throws {
    var numbers = SchedulerParameters.standard.weights
    numbers[4] = 11
    #expect(throws: ParameterProblem.outOfRange(index: 4, value: 11, range: 1...10)) {
      try SchedulerParameters(numbers)
    }
    numbers[4] = .infinity
    #expect(throws: ParameterProblem.notFinite(index: 4)) { try SchedulerParameters(numbers) }
    let five = try SchedulerParameters(Array(SchedulerParameters.standard.weights.prefix(19)))
    #expect(five.version == .five)
    #expect(Array(five.weights.suffix(2)) == [0, 0.5])
    let four = try SchedulerParameters([
      0.4872, 1.4003, 3.7145, 13.8206, 5.1618, 1.2298, 0.8975, 0.031, 1.6474, 0.1367, 1.0461,
      2.1072, 0.0793, 0.3246, 1.587, 0.2272, 2.8755,
    ])
    #expect(four.version == .four)
    #expect(abs(four.weights[4] - 7.6214) < 1e-12)
    #expect(abs(four.weights[5] - 0.5157) < 1e-3)
    #expect(abs(four.weights[6] - 1.3975) < 1e-12)
    #expect(try SchedulerParameters([]) == .standard)
  }
}
