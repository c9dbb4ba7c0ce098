import FoundationEssentials

extension VerifyReport {
  private struct Document: Encodable {
    var version = 1
    var sound: Bool
    var errors: Int
    var warnings: Int
    var seconds: Double
    var subjects: [VerifiedSubject]
  }

  /// The report as a JSON document, keys in a fixed order.
  ///
  /// - Parameter isRelease: Whether warnings keep the course from being sound.
  /// - Returns: The document's text.
  package func json(isRelease: Bool) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let document = Document(
      sound: isSound(isRelease: isRelease), errors: errors, warnings: warnings, seconds: seconds,
      subjects: subjects)
    guard let data = try? encoder.encode(document) else { return "{}\n" }
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}
