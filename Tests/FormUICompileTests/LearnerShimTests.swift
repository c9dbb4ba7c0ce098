import FormUICompile
import Testing

struct LearnerShimTests {
  /// What a learner writes to reach a declaration holds its name.
  @Test func isNeededWhereANameOfItsStands() throws {
    let declaration = /\b(?:func|static var|typealias) (\w+)/
    let names = LearnerShim.text.matches(of: declaration).map { String($0.1) }
    #expect(
      names.contains("sleep") && names.contains("NumberFormatter") && names.contains("number"))
    for name in names {
      #expect(LearnerShim.isNeeded(for: "value.\(name)()".utf8), "\(name)")
    }
  }

  @Test(arguments: [
    ("TextField(\"Name\", text: $name).onSubmit { focus = .next }", false),
    ("TextField(\"Sum\", value: $sum, format: .currency(code: \"EUR\"))", true),
    ("try await Task.sleep(for: .seconds(1))", true), ("", false),
  ])
  func isLeftOutWhereNothingNeedsIt(_ row: (text: String, isNeeded: Bool)) {
    #expect(LearnerShim.isNeeded(for: row.text.utf8) == row.isNeeded)
  }
}
