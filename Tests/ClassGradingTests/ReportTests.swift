import ClassGrading
import Foundation
import Testing

/// What students might be called who try what a report does with names.
let hostileNames = [
  "=HYPERLINK(\"http:x\")", "+1+1", "-2", "@SUM(A1)", "<script>alert(1)<!--", "a,b", "a\"b",
  "O'Neil & Söhne", "\"><img src=x onerror=alert(1)>", "]]>", "tab\there", "ＡＤＡ＝", "＝1+1", "  =1+1",
  "رجل",
]

@Suite struct ReportTests {
  /// One student of each kind of verdict, and the hostile names.
  static func room() throws -> ClassRoom {
    var answers = [
      "ada": "solution a", "ben": "miss 1 3", "cy": "miss 1 3 ", "dee": "outcome crashed",
      "eve": "outcome didNotCompile", "fay": "outcome ruleBroken", "gus": "fault 99",
      "hal": "outcome timedOut", "ian": "outcome tooMuchOutput", "joe": "miss 1 2 3 4 5",
    ]
    for (index, name) in hostileNames.enumerated() {
      answers[name] = "miss \(index % 5 + 1)"
    }
    let room = try ClassRoom(answers)
    try room.scratch.write("", to: "class/kim/notes.pdf")
    try room.run()
    try room.writeReports()
    return room
  }

  @Test(arguments: ["junit-ant", "junit-jenkins"]) func junitIsValid(_ schema: String) throws {
    guard let xmllint = Tool.xmllint else {
      return print("xmllint is not here: JUnit is not validated")
    }
    let room = try Self.room()
    let path = try #require(
      Bundle.module.path(forResource: schema, ofType: "xsd", inDirectory: "Schemas"))
    let validated = try xmllint.run(["--noout", "--schema", path, "\(room.out)/junit.xml"])
    #expect(validated.status == 0)
    try room.scratch.write(
      try room.scratch.text("out/junit.xml").replacing(" errors=", with: " faults="), to: "bad.xml")
    let broken = try xmllint.run(["--noout", "--schema", path, "\(room.scratch.path)/bad.xml"])
    #expect(broken.status != 0)
  }

  @Test func junitTellsOutcomesApart() throws {
    let room = try ClassRoom(["ada": "miss 2", "ben": "outcome didNotCompile", "cy": "fault 99"])
    try room.run()
    try room.writeReports()
    #expect(
      try room.scratch.text("out/junit.xml") == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites>
          <testsuite package="focus-chain" id="0" name="ada" timestamp="2026-11-30T00:53:20" \
        hostname="localhost" tests="5" failures="1" errors="0" skipped="0" time="0.090">
            <properties>
              <property name="file" value="ada.swift"/>
              <property name="late" value="false"/>
              <property name="points" value="4/5"/>
            </properties>
            <testcase classname="focus-chain" name="after name comes email" time="0"></testcase>
            <testcase classname="focus-chain" name="after email comes password" time="0">\
        <failure message="expected nil, came .name of 1" type="failed">ask for it
        expected nil, came .name of 1</failure></testcase>
            <testcase classname="focus-chain" name="after password comes nothing" time="0"></testcase>
            <testcase classname="focus-chain" name="the whole chain" time="0"></testcase>
            <testcase classname="focus-chain" name="the chain twice" time="0"></testcase>
            <system-out>printed by miss 2</system-out>
            <system-err></system-err>
          </testsuite>
          <testsuite package="focus-chain" id="1" name="ben" timestamp="2026-11-30T00:53:20" \
        hostname="localhost" tests="1" failures="1" errors="0" skipped="0" time="0.000">
            <properties>
              <property name="file" value="ben.swift"/>
              <property name="late" value="false"/>
              <property name="points" value="0/5"/>
            </properties>
            <testcase classname="focus-chain" name="the answer compiles" time="0">\
        <failure message="line 3: message of didNotCompile" type="didNotCompile">\
        line 3: message of didNotCompile</failure></testcase>
            <system-out></system-out>
            <system-err></system-err>
          </testsuite>
          <testsuite package="focus-chain" id="2" name="cy" timestamp="2026-11-30T00:53:20" \
        hostname="localhost" tests="1" failures="0" errors="1" skipped="0" time="0.000">
            <properties>
              <property name="file" value="cy.swift"/>
              <property name="late" value="false"/>
              <property name="points" value=""/>
            </properties>
            <testcase classname="focus-chain" name="the grader works" time="0">\
        <error message="message of graderFault" type="graderFault">message of graderFault</error></testcase>
            <system-out></system-out>
            <system-err></system-err>
          </testsuite>
        </testsuites>

        """)
  }

  @Test func theTableHasARowAStudent() throws {
    let room = try ClassRoom(["ada": "solution a", "ben": "miss 2", "cy": "fault 99"])
    try room.scratch.write("", to: "class/dee_late_1_2_answer.swift")
    try room.scratch.write("", to: "class/eve/x.pdf")
    try room.run()
    try room.writeReports()
    let cases = StandInJudge.cases.map { "case: \($0)" }.joined(separator: ",")
    #expect(
      try room.scratch.text("out/results.csv").split(
        separator: "\r\n", omittingEmptySubsequences: false)
        == [
          "student,number,file,late,outcome,points,full,percent,summary,mistake,sandbox,\(cases)",
          "ada,,ada.swift,,passed,5,5,100.0,,,bubblewrap,passed,passed,passed,passed,passed",
          "ben,,ben.swift,,failed,4,5,80.0,\"after email comes password: expected nil, came .name of 1\",,bubblewrap,passed,failed,passed,passed,passed",
          "cy,,cy.swift,,could not be judged,,5,,message of graderFault,,bubblewrap,,,,,",
          "dee,1,dee_late_1_2_answer.swift,late,passed,5,5,100.0,,,bubblewrap,passed,passed,passed,passed,passed",
          "eve,,,,no answer,,5,,\"There is no Swift file, only x.pdf.\",,,,,,,", "",
        ])
  }

  @Test(arguments: [
    ("=1+1", "'=1+1"), ("+1", "'+1"), ("-1", "'-1"), ("@A", "'@A"), ("\t=1", "\"'\t=1\""),
    ("  =1", "\"'  =1\"".replacing("\"", with: "")), ("＝1", "'＝1"), ("a,b", "\"a,b\""),
    ("a\"b", "\"a\"\"b\""),
    ("a\nb", "\"a\nb\""), ("plain", "plain"), ("", ""), ("a;b", "\"a;b\""), (" a", "\" a\""),
    ("\r=1", "\"'\r=1\""), ("5", "5"),
  ])
  func noCellIsAFormula(_ text: String, _ cell: String) {
    #expect(CSVReport.field(text) == cell)
  }

  @Test func whatIsWrittenIsReadBack() throws {
    let fields = hostileNames + ["", "line\r\nbreak", "'quoted'"]
    let line = CSVReport.line(fields)
    let rows = try CSVReader.rows(of: line)
    #expect(rows.count == 1)
    for (read, field) in zip(rows[0].fields, fields) {
      #expect(read == field || read == "'" + field)
    }
  }

  @Test func gradescopeGetsAFileAStudent() throws {
    let room = try ClassRoom(["ada": "miss 2", "ben": "fault 99"])
    try room.run()
    try room.writeReports()
    let ada = try #require(
      JSONSerialization.jsonObject(with: room.scratch.data("out/gradescope/1/results.json"))
        as? [String: Any])
    #expect(ada["score"] as? Double == 4)
    #expect(ada["stdout_visibility"] as? String == "hidden")
    let tests = try #require(ada["tests"] as? [[String: Any]])
    #expect(tests.map { $0["score"] as? Double } == [1, 0, 1, 1, 1])
    #expect(tests.map { $0["max_score"] as? Double } == [1, 1, 1, 1, 1])
    #expect(
      tests.map { $0["status"] as? String } == ["passed", "failed", "passed", "passed", "passed"])
    #expect(tests[1]["output"] as? String == "ask for it\nexpected nil, came .name of 1")
    let ben = try #require(
      JSONSerialization.jsonObject(with: room.scratch.data("out/gradescope/2/results.json"))
        as? [String: Any])
    #expect(ben["score"] == nil)
    #expect(ben["output"] as? String == "The answer could not be judged: message of graderFault")
    #expect(!room.scratch.exists("out/results.json"))
  }

  @Test func aClassOfOneHasGradescopesFileBesideTheOthers() throws {
    let room = try ClassRoom(["answer": "solution"])
    try room.run()
    try room.writeReports()
    #expect(
      try room.scratch.text("out/results.json")
        == room.scratch.text("out/gradescope/1/results.json"))
  }

  @Test func thePageHoldsNoMarkupOfStudents() throws {
    let page = try Self.room().scratch.text("out/report.html")
    #expect(!page.contains("<script>alert"))
    #expect(page.contains("&lt;script&gt;alert(1)&lt;!--"))
    #expect(page.ranges(of: "<script>").count == 1)
    for outside in ["<img", " src=\"", "url(", "href=\"http", "@import", "<link", " style=\""] {
      #expect(!page.contains(outside), "\(outside)")
    }
    #expect(page.contains("=HYPERLINK(&quot;http:x&quot;)"))
  }

  @Test(arguments: [
    ("plain", "plain"), ("a `b` c", "a <code>b</code> c"), ("`<b>`", "<code>&lt;b&gt;</code>"),
    ("a ` b", "a ` b"), ("`a` and `b", "<code>a</code> and `b"), ("", ""), ("``", "<code></code>"),
  ])
  func codeInSentencesIsMarked(_ sentence: String, _ markup: String) {
    #expect(Markup(prose: sentence).text == markup)
  }

  @Test func aHalfJudgedClassSaysSo() throws {
    let room = try ClassRoom(["ada": "solution", "ben": "miss 1", "cy": "miss 2"])
    let summary = try room.run(workers: 1) { true }
    #expect(summary.judged == 0)
    try room.writeReports()
    #expect(try room.scratch.text("out/report.html").contains("3 answers are</strong>") == false)
    #expect(try room.scratch.text("out/report.html").contains("3 answers are not judged yet."))
    #expect(try room.scratch.text("out/results.csv").contains("ada,,ada.swift,,not judged yet,,5,"))
  }

  @Test func equalMistakesAreOneGroup() throws {
    let room = try ClassRoom([
      "ada": "miss 2", "ben": "miss 2 ", "cy": "miss 1 2", "dee": "outcome didNotCompile",
      "eve": "outcome didNotCompile ", "fay": "miss  2",
    ])
    try room.run()
    try room.writeReports()
    let page = try room.scratch.text("out/report.html")
    let three = try #require(page.firstRange(of: "3 students: missed “after email comes password”"))
    let two = try #require(
      page.firstRange(of: "2 students: did not compile: message of didNotCompile"))
    let one = try #require(
      page.firstRange(of: "1 student: missed “after name comes email” and one more case"))
    #expect(three.upperBound < two.lowerBound)
    #expect(two.upperBound < one.lowerBound)
    #expect(
      page.contains("<a href=\"#s1\">ada</a>, <a href=\"#s2\">ben</a>, <a href=\"#s6\">fay</a>"))
  }
}
