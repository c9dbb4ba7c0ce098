import Testing

@testable import Record

@Suite struct EventLineTests {
  @Test(arguments: oneOfEach)
  func comesBackAsItWas(_ event: Event) throws {
    var chance = SystemRandomNumberGenerator()
    let time = Timestamp(milliseconds: 1_790_000_000_123, offset: -570)
    let id = EventID(milliseconds: time.milliseconds, using: &chance)
    let recorded = RecordedEvent(id: id, at: time, event: event)
    var bytes: [UInt8] = []
    EventLine.write(recorded, to: &bytes)
    #expect(bytes.filter { $0 == EventLine.newline }.count == 1)
    #expect(bytes.last == EventLine.newline)
    guard case .event(let back) = EventLine.read(bytes, in: 0..<bytes.count - 1) else {
      Issue.record("not read: \(String(decoding: bytes, as: UTF8.self))")
      return
    }
    #expect(back == recorded)
  }

  @Test func aReviewIsWrittenForPeopleToRead() throws {
    let id = try #require(EventID("01KDX3FV0BZZZZZZZZZZZZZZZZ"))
    var bytes: [UInt8] = []
    EventLine.write(RecordedEvent(id: id, at: at(1), event: review("c7")), to: &bytes)
    #expect(
      String(decoding: bytes, as: UTF8.self) == """
        {"id":"01KDX3FV0BZZZZZZZZZZZZZZZZ","at":"2026-09-21T14:13:21.000Z","offset":60,\
        "kind":"card.review","card":"c7","rating":3,"seconds":4.25,"type":"scheduled"}

        """)
  }

  @Test(arguments: [
    ("not JSON", "hello"),
    ("cut", #"{"id":"01KDX3FV0BZZZZZZZZZZZZZZZZ","at":"2026-09-21T14:13"#),
    ("no id", #"{"at":"2026-09-21T14:13:21.000Z","kind":"place","lesson":"l"}"#),
    ("a bad id", #"{"id":"01","at":"2026-09-21T14:13:21.000Z","kind":"place","lesson":"l"}"#),
    (
      "a day that is none",
      #"{"id":"01KDX3FV0BZZZZZZZZZZZZZZZZ","at":"2026-13-21T14:13:21.000Z","kind":"place"}"#
    ),
    ("a list", "[1,2]"),
    ("zeros", "\0\0\0\0"),
  ])
  func damageIsSeen(_ name: String, _ line: String) {
    let bytes = Array(line.utf8)
    guard case .damaged = EventLine.read(bytes, in: 0..<bytes.count) else {
      Issue.record("\(name) was not seen")
      return
    }
  }

  @Test(arguments: [
    ("unknown kind", #""kind":"card.dance","card":"c""#, "card.dance"),
    ("rating of another version", #""kind":"card.review","card":"c","rating":7"#, "card.review"),
  ])
  func whatIsNotUnderstoodIsUnknown(_ name: String, _ rest: String, _ kind: String) {
    let line =
      #"{"id":"01KDX3FV0BZZZZZZZZZZZZZZZZ","at":"2026-09-21T14:13:21.000Z",\#(rest)}"#
    let bytes = Array(line.utf8)
    guard case .event(let event) = EventLine.read(bytes, in: 0..<bytes.count) else {
      Issue.record("\(name) was not read")
      return
    }
    #expect(event.event == .unknown(kind: kind))
  }

  @Test func idsKeepOrderAndTextTheSame() throws {
    var chance = SystemRandomNumberGenerator()
    let ids = (0..<200).map {
      EventID(milliseconds: Int64($0) * 1_000_003_000, using: &chance)
    }
    #expect(ids == ids.sorted())
    #expect(ids.map(\.description) == ids.map(\.description).sorted())
    for id in ids { #expect(EventID(id.description) == id) }
  }
}
