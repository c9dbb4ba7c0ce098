/// Reads the `requires:` and `forbids:` lists of an exercise.
enum RuleReader {
  private static let subjects = ["attribute", "import", "call", "declaration", "keyword"]

  /// The rules under one of the two keys.
  static func rules(_ demand: SyntaxRule.Demand, in fields: Fields) -> [SyntaxRule] {
    fields.items(demand.rawValue).compactMap { rule(demand, $0, fields) }
  }

  private static func rule(
    _ demand: SyntaxRule.Demand, _ item: YAMLNode, _ fields: Fields
  ) -> SyntaxRule? {
    guard case .mapping(let entries) = item.value else {
      fields.complain(
        item.place, "A rule is a key and a name; this is \(item.kind).",
        "Write it as `- keyword: switch`.")
      return nil
    }
    let rule = Fields(
      entries, file: fields.file, place: item.place, known: subjects + ["say"],
      problems: fields.problems)
    let named = subjects.filter(rule.has)
    guard named.count == 1, let key = named.first else {
      let what = named.isEmpty ? "nothing" : named.map { "`\($0)`" }.joined(separator: " and ")
      fields.complain(
        item.place, "A rule is about one thing; this names \(what).",
        "Use one of \(subjects.joined(separator: ", ")).")
      return nil
    }
    guard let name = rule.text(key) else { return nil }
    return SyntaxRule(
      demand: demand, subject: subject(key, name),
      message: rule.has("say") ? rule.text("say") ?? "" : "")
  }

  private static func subject(_ key: String, _ name: String) -> SyntaxRule.Subject {
    switch key {
    case "attribute": .attribute(name.hasPrefix("@") ? String(name.dropFirst()) : name)
    case "import": .importing(name)
    case "call": .call(name)
    case "declaration": .declaration(name)
    default: .keyword(name)
    }
  }
}
