/// How a student writes: comments, blank lines, names, lines that try the function.
struct AnswerStyle {
  private static let remarks = [
    "// My answer", "// focus chain", "/* Week 3 */", "// TODO: ask about nil", "// done!", "",
    "// I tried it with run and it looked fine.",
  ]
  private static let endings = [
    "", "\n", "\nprint(nextField(after: .name) as Any)\n",
    "\nvar focus: Field? = .name\nfor _ in 0..<3 { focus = focus.flatMap { nextField(after: $0) } }\n",
    "\n\n\n// the end\n",
  ]

  private let remark: String
  private let ending: String
  private let parameter: String
  private let indentation: String
  private let number: Int

  init(using numbers: inout FixtureNumbers) {
    remark = Self.remarks.randomElement(using: &numbers) ?? ""
    ending = Self.endings.randomElement(using: &numbers) ?? ""
    parameter =
      ["field", "f", "current", "thisField", "x"].randomElement(using: &numbers) ?? "field"
    indentation = ["  ", "    ", "\t"].randomElement(using: &numbers) ?? "  "
    number = Int.random(in: 1...9999, using: &numbers)
  }

  /// Writes a sample in this style; `FIELD` stands for the parameter.
  func dress(_ sample: String, by student: String) -> String {
    let body = sample.split(separator: "\n", omittingEmptySubsequences: false).map {
      line -> String in
      let depth = line.prefix { $0 == " " }.count / 2
      return String(repeating: indentation, count: depth) + line.drop { $0 == " " }
    }
    let text = body.joined(separator: "\n").split(
      separator: "FIELD", omittingEmptySubsequences: false
    )
    .joined(separator: parameter)
    let tail = sample.contains("// unfinished") ? "" : ending
    return "\(remark)\n// \(student), draft \(number)\n\(text)\n\(tail)"
  }
}
