import Foundation
import Testing

@testable import Decks

/// The real exports, made with Anki 26.9.3, and what is in them.
enum AnkiSamples {
  static func bytes(_ name: String) throws -> [UInt8] {
    let url = try #require(Bundle.module.url(forResource: "Anki", withExtension: nil))
    return Array(try Data(contentsOf: url.appendingPathComponent(name)))
  }

  /// A clock in UTC, in whose zone the exports were made.
  static let utc = StudyClock { _ in 0 }

  static func truth() throws -> JSONValue {
    try JSONValue.parse(try bytes("truth.json"))
  }
}
