import Testing

@testable import Grading

@Suite struct TestReportReaderTests {
  /// A stream as the harness writes it: one suite with four tests, one of them with arguments.
  static let stream = #"""
    {"kind":"test","payload":{"displayName":"Signup","id":"T.S","kind":"suite","name":"S","_tags":[".task1"]},"version":0}
    {"kind":"test","payload":{"_tags":[".slow"],"displayName":"A name is needed","id":"T.S\/name()\/T.swift:5:4","isParameterized":false,"kind":"function","name":"name()","sourceLocation":{"_filePath":"T.swift","column":4,"fileID":"T\/T.swift","line":5}},"version":0}
    {"kind":"test","payload":{"_testCases":[{"displayName":"1","id":"a"},{"displayName":"2","id":"b"}],"id":"T.S\/doubles(n:)\/T.swift:6:4","isParameterized":true,"kind":"function","name":"doubles(n:)","sourceLocation":{"_filePath":"T.swift","column":4,"fileID":"T\/T.swift","line":6}},"version":0}
    {"kind":"test","payload":{"id":"T.S\/off()\/T.swift:7:4","kind":"function","name":"off()"},"version":0}
    {"kind":"test","payload":{"id":"T.last()\/T.swift:9:2","kind":"function","name":"last()"},"version":0}
    {"kind":"event","payload":{"kind":"testStarted","testID":"T.S","messages":[]},"version":0}
    {"kind":"event","payload":{"kind":"testStarted","testID":"T.S\/name()\/T.swift:5:4","messages":[]},"version":0}
    {"kind":"event","payload":{"kind":"issueRecorded","issue":{"isKnown":true,"sourceLocation":{"fileID":"T\/T.swift","line":8}},"messages":[{"symbol":"passWithKnownIssue","text":"Expectation failed: a"},{"symbol":"details","text":"a bug"}],"testID":"T.S\/name()\/T.swift:5:4"},"version":0}
    {"kind":"event","payload":{"kind":"testEnded","messages":[{"symbol":"passWithKnownIssue","text":"passed"}],"testID":"T.S\/name()\/T.swift:5:4"},"version":0}
    {"kind":"event","payload":{"kind":"testStarted","testID":"T.S\/doubles(n:)\/T.swift:6:4","messages":[]},"version":0}
    {"kind":"event","payload":{"_testCase":{"displayName":"2","id":"b"},"kind":"issueRecorded","issue":{"isKnown":false},"messages":[{"symbol":"fail","text":"Expectation failed: b"}],"testID":"T.S\/doubles(n:)\/T.swift:6:4"},"version":0}
    {"kind":"event","payload":{"kind":"testEnded","messages":[{"symbol":"fail","text":"failed"}],"testID":"T.S\/doubles(n:)\/T.swift:6:4"},"version":0}
    {"kind":"event","payload":{"_comments":["not yet"],"kind":"testSkipped","messages":[{"symbol":"skip","text":"skipped"}],"testID":"T.S\/off()\/T.swift:7:4"},"version":0}
    {"kind":"event","payload":{"kind":"testEnded","messages":[{"symbol":"fail","text":""}],"testID":"T.S"},"version":0}
    """#

  static func report(_ stream: String, libraries: Int = 1) -> TestReport {
    TestReportReader.report(
      of: TestRecord.records(in: stream.utf8),
      output: ["T.S/name()/T.swift:5:4": "hello\n"], libraries: libraries)
  }

  @Test func `reads names, suites, tags, arguments and output`() {
    let tests = Self.report(Self.stream).tests
    #expect(tests.map(\.name) == ["A name is needed", "doubles(n:)", "off()", "last()"])
    #expect(tests.map(\.suites) == [["Signup"], ["Signup"], ["Signup"], []])
    #expect(tests[0].tags == ["task1", "slow"])
    #expect(tests[1].arguments == ["1", "2"])
    #expect(tests.map(\.line) == [5, 6, 0, 0])
    #expect(tests.map(\.output) == ["hello\n", "", "", ""])
  }

  @Test func `tells how each test ended`() {
    let tests = Self.report(Self.stream).tests
    #expect(tests.map(\.outcome) == [.passed, .failed, .skipped("not yet"), .notRun])
    #expect(
      tests[0].issues == [
        TestIssue(
          message: "Expectation failed: a\na bug", argument: nil, file: "T.swift", line: 8,
          isKnown: true)
      ])
    #expect(
      tests[1].issues == [
        TestIssue(
          message: "Expectation failed: b", argument: "2", file: "", line: 0, isKnown: false)
      ])
  }

  @Test func `is complete only when every library said that its run ended`() {
    let end = #"{"kind":"event","payload":{"kind":"runEnded","messages":[]},"version":0}"#
    #expect(!Self.report(Self.stream).isComplete)
    #expect(Self.report(Self.stream + "\n" + end).isComplete)
    #expect(!Self.report(Self.stream + "\n" + end, libraries: 2).isComplete)
    #expect(!Self.report(Self.stream + "\n" + end + "\n" + end).isComplete)
  }

  @Test func `a test that began and did not end is unfinished`() {
    let lines = Self.stream.split(separator: "\n").prefix(10)
    let tests = Self.report(lines.joined(separator: "\n")).tests
    #expect(tests.map(\.outcome) == [.passed, .unfinished, .notRun, .notRun])
  }

  @Test func `an end without a start is no result, nor is a second end a better one`() {
    let ended =
      #"{"kind":"event","payload":{"kind":"testEnded","messages":[{"symbol":"pass","text":""}],"testID":"T.S\/doubles(n:)\/T.swift:6:4"},"version":0}"#
    let declared = Self.stream.split(separator: "\n").prefix(5).joined(separator: "\n")
    #expect(Self.report(declared + "\n" + ended).tests[1].outcome == .notRun)
    #expect(Self.report(Self.stream + "\n" + ended).tests[1].outcome != .passed)
  }

  @Test(arguments: ["", "{", "null", "[1]", "{\"kind\":1}", "\u{0}\u{0}", "{\"kind\":\"test\"}"])
  func `lines that are no records are left out`(line: String) {
    #expect(TestRecord.records(in: (line + "\n").utf8).isEmpty)
  }
}
