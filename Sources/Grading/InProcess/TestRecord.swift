import FoundationEssentials

/// One line of Swift Testing's event stream, version 0 of its JSON format (`ABI.v0`).
///
/// The XCTest part of the harness writes the same form, so that there is one reader.
struct TestRecord: Decodable, Equatable {
  struct Place: Decodable, Equatable {
    var fileID: String?
    var line: Int?
  }

  struct Message: Decodable, Equatable {
    var symbol: String
    var text: String
  }

  struct Case: Decodable, Equatable {
    var displayName: String?
  }

  struct Issue: Decodable, Equatable {
    var isKnown: Bool?
    var sourceLocation: Place?
  }

  struct Payload: Decodable, Equatable {
    var kind: String
    var id: String?
    var name: String?
    var displayName: String?
    var sourceLocation: Place?
    var tags: [String]?
    var cases: [Case]?
    var testID: String?
    var testCase: Case?
    var issue: Issue?
    var messages: [Message]?
    var comments: [String]?

    enum CodingKeys: String, CodingKey {
      case kind, id, name, displayName, sourceLocation, testID, issue, messages
      case tags = "_tags"
      case cases = "_testCases"
      case testCase = "_testCase"
      case comments = "_comments"
    }
  }

  /// `test` for a declaration, `event` for something that happened.
  var kind: String
  var payload: Payload

  /// The records of a stream; lines that are none are left out, and what is missing for it will be
  /// found missing.
  static func records(in stream: some Sequence<UInt8>) -> [TestRecord] {
    let decoder = JSONDecoder()
    return Array(stream).split(separator: UInt8(ascii: "\n")).compactMap { line in
      try? decoder.decode(TestRecord.self, from: Data(line))
    }
  }
}
