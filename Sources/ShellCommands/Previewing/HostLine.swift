internal import FoundationEssentials

/// Lines of JSON in the form of the host's own.
enum HostLine {
  /// A step that found no form any more, with all members that a reader expects.
  static func ended(step: String, error: String) -> String {
    "{\"step\": \(quoted(step)), \"error\": \(quoted(error)), \"focused\": null, \"keyboard\": null, "
      + "\"texts\": [], \"announcements\": [], \"controls\": []}"
  }

  /// A line with what the form's code printed meanwhile.
  static func adding(printed: String, to line: String) -> String {
    guard !printed.isEmpty, line.hasSuffix("}") else { return line }
    return line.dropLast() + ", \"printed\": \(quoted(printed))}"
  }

  private static func quoted(_ text: String) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.withoutEscapingSlashes]
    return (try? encoder.encode(text)).map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
  }
}
