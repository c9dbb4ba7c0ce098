/// A side of a card template with its fields filled in.
enum AnkiTemplate {
  /// The HTML of a side.
  static func render(_ format: String, isQuestion: Bool, fields: [String: String]) -> String {
    fill(withoutSections(format, fields), isQuestion: isQuestion, fields: fields)
  }

  /// The part of the answer's side below the line, or all of it without the question.
  static func answerPart(_ format: String) -> String {
    if let line = format.firstRange(of: /<hr\s+id\s*=\s*["']?answer["']?\s*\/?>/.ignoresCase()) {
      return String(format[line.upperBound...])
    }
    return format.replacing(/\{\{\s*FrontSide\s*\}\}/, with: "")
  }

  /// The field that a side consists of, if it is one alone.
  static func onlyField(_ format: String) -> String? {
    guard let match = format.trimmedPart.wholeMatch(of: /\{\{([^{}#^\/]+)\}\}/) else { return nil }
    let name = String(match.output.1).trimmed
    return name.contains(":") || name == "FrontSide" ? nil : name
  }

  /// The side without a condition around it, as in `{{#Add Reverse}}{{Back}}{{/Add Reverse}}`.
  static func withoutCondition(_ format: String) -> String {
    guard let match = format.trimmedPart.wholeMatch(of: /\{\{#([^{}]+)\}\}(.*)\{\{\/([^{}]+)\}\}/),
      match.output.1 == match.output.3
    else { return format }
    return String(match.output.2)
  }

  /// The field whose deletions a cloze template hides.
  static func clozeField(_ format: String) -> String? {
    format.firstMatch(of: /\{\{(?:[a-z]+:)*cloze:([^{}]+)\}\}/).map { String($0.output.1).trimmed }
  }

  /// Keeps `{{#Field}}...{{/Field}}` if the field has text, `{{^Field}}...{{/Field}}` if it has none.
  private static func withoutSections(_ format: String, _ fields: [String: String]) -> String {
    var text = format
    // Sections may stand in each other; each turn takes the first one that begins.
    for _ in 0..<64 {
      guard let start = text.firstMatch(of: /\{\{([#^])([^{}]+)\}\}/) else { break }
      let name = String(start.output.2).trimmed
      let isShown = (fields[name] ?? "").trimmedPart.isEmpty == (start.output.1 == "^")
      let rest = text[start.range.upperBound...]
      let end = rest.firstRange(of: "{{/\(start.output.2)}}")
      let inner = rest[..<(end?.lowerBound ?? rest.endIndex)]
      let after = end.map { String(rest[$0.upperBound...]) } ?? ""
      text = text[..<start.range.lowerBound] + (isShown ? inner : "") + after
    }
    return text
  }

  private static func fill(
    _ text: String, isQuestion: Bool, fields: [String: String]
  ) -> String {
    text.replacing(/\{\{([^{}]+)\}\}/) { match in
      let parts = match.output.1.split(separator: ":").map(\.trimmed)
      if isQuestion, parts.first == "type" { return "" }
      return parts.last.flatMap { fields[$0] } ?? ""
    }.trimmed
  }
}
