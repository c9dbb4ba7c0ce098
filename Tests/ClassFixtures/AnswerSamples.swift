/// Answers to `focus-chain` as people give them, and the outcome that each must get.
enum AnswerSamples {
  struct Sample: Sendable {
    var outcome: String
    /// How often it comes, beside the others.
    var weight: Int
    var text: String
  }

  /// A sample by weight.
  static func pick(using numbers: inout FixtureNumbers) -> Sample {
    var rest = Int.random(in: 0..<all.reduce(0) { $0 + $1.weight }, using: &numbers)
    for sample in all {
      rest -= sample.weight
      if rest < 0 { return sample }
    }
    return all[0]
  }

  static let all: [Sample] = right + wrong + broken

  private static func function(_ body: String) -> String {
    let lines = body.split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)" }
    return "func nextField(after FIELD: Field) -> Field? {\n\(lines.joined(separator: "\n"))\n}"
  }

  private static let right: [Sample] = [
    (
      14,
      "switch FIELD {\ncase .name: return .email\ncase .email: return .password\ncase .password: return nil\n}"
    ),
    (8, "switch FIELD {\ncase .name: .email\ncase .email: .password\ncase .password: nil\n}"),
    (6, "if FIELD == .name { return .email }\nif FIELD == .email { return .password }\nreturn nil"),
    (
      5,
      "let all = Field.allCases\nguard let i = all.firstIndex(of: FIELD), i + 1 < all.count else { return nil }\nreturn all[i + 1]"
    ),
    (4, "FIELD == .name ? .email : FIELD == .email ? .password : nil"),
    (3, "let chain: [Field: Field] = [.name: .email, .email: .password]\nreturn chain[FIELD]"),
    (
      2,
      "var seen = false\nfor one in Field.allCases {\n  if seen { return one }\n  if one == FIELD { seen = true }\n}\nreturn nil"
    ),
    (2, "zip(Field.allCases, Field.allCases.dropFirst()).first { $0.0 == FIELD }?.1"),
    (
      2,
      "guard FIELD != .password else { return nil }\nreturn FIELD == .name ? Field.email : Field.password"
    ),
    (
      1,
      "func step(_ n: Int) -> Field? { n < Field.allCases.count ? Field.allCases[n] : nil }\nreturn step((Field.allCases.firstIndex(of: FIELD) ?? 0) + 1)"
    ),
  ].map { Sample(outcome: "passed", weight: $0.0, text: function($0.1)) }

  private static let wrong: [Sample] = [
    (
      8,
      "switch FIELD {\ncase .name: return .email\ncase .email: return .password\ncase .password: return .name\n}"
    ),
    (
      5,
      "switch FIELD {\ncase .name: return .email\ncase .email: return .password\ncase .password: return .password\n}"
    ),
    (
      5,
      "switch FIELD {\ncase .name: return .password\ncase .email: return .password\ncase .password: return nil\n}"
    ),
    (4, "FIELD == .name ? .email : nil"),
    (3, "FIELD"),
    (
      3,
      "switch FIELD {\ncase .name: return nil\ncase .email: return .name\ncase .password: return .email\n}"
    ),
    (2, "nil"),
    (
      2,
      "let sorted = Field.allCases.sorted { $0.rawValue < $1.rawValue }\nlet i = sorted.firstIndex(of: FIELD) ?? 0\nreturn i + 1 < sorted.count ? sorted[i + 1] : nil"
    ),
    (
      1,
      "let all = Field.allCases\nlet i = all.firstIndex(of: FIELD) ?? 0\nreturn all[(i + 1) % all.count]"
    ),
  ].map { Sample(outcome: "failed", weight: $0.0, text: function($0.1)) }

  private static let broken: [Sample] = [
    Sample(
      outcome: "didNotCompile", weight: 3,
      text: function("switch FIELD {\ncase .name: return .email\ncase .email: return .password\n}")),
    Sample(
      outcome: "didNotCompile", weight: 2,
      text: function("if FIELD == .name { return .email }\nif FIELD == .email { return .password }")
    ),
    Sample(
      outcome: "didNotCompile", weight: 2, text: function("return FIELD == .name ? \"email\" : nil")
    ),
    Sample(
      outcome: "didNotCompile", weight: 1,
      text: "// unfinished\nfunc nextField(after FIELD: Field) -> Field? {\n  switch FIELD {\n"),
    Sample(
      outcome: "didNotCompile", weight: 1,
      text: "func next(after FIELD: Field) -> Field? {\n  nil\n}"),
    Sample(
      outcome: "ruleBroken", weight: 2,
      text: "enum Field: String { case name, email, password }\n"
        + function(
          "switch FIELD {\ncase .name: return .email\ncase .email: return .password\ncase .password: return nil\n}"
        )),
    Sample(
      outcome: "crashed", weight: 3,
      text: function("let all = Field.allCases\nreturn all[all.firstIndex(of: FIELD)! + 1]")),
    Sample(
      outcome: "timedOut", weight: 1,
      text: function(
        "var n = 0\nwhile FIELD == .password { n &+= 1 }\nreturn FIELD == .name ? .email : .password"
      )),
  ]
}
