/// Reads what a component page holds besides a lesson.
struct ComponentReader {
  let course: CourseFolder
  let folder: String

  private static let keys = ["name", "description", "platform"]

  /// The component, where the front matter has `component:`.
  func read(_ fields: Fields, parameters: MarkdownSection?) -> Component? {
    guard fields.has("component") else {
      if let parameters {
        fields.complain(
          Place(line: parameters.line), "Only a component page has `# Parameters`.",
          "Add `component:` with name, description and platform to the front matter.")
      }
      return nil
    }
    let set = Fields(
      fields.entries("component"), file: fields.file, place: fields.place(of: "component"),
      known: Self.keys, problems: fields.problems)
    let name = set.requiredText("name", example: "ValidatedField")
    let description = set.requiredText("description", example: "A field that judges politely")
    let platform = set.requiredText("platform", example: "iOS 18 and later")
    guard let name, let description, let platform else { return nil }
    guard Self.isFileName(name) else {
      set.complain(
        set.place(of: "name"), "`\(name)` can't name a Swift file.", "Use a type's name.")
      return nil
    }
    let code = fields.problems.keeping { () throws(CourseProblem) in
      try course.text(at: "\(folder)/component/\(name).swift")
    }
    guard let code else { return nil }
    return Component(
      name: name, description: description, platform: platform,
      parameters: rows(parameters, fields), code: code)
  }

  private static func isFileName(_ name: String) -> Bool {
    name.utf8.allSatisfy { (0x41...0x5A).contains($0 & 0xDF) || (0x30...0x39).contains($0) }
  }

  private func rows(_ section: MarkdownSection?, _ fields: Fields) -> [Component.Parameter] {
    guard let section else {
      fields.complain(
        Place(line: 0), "A component page has a section `# Parameters`.",
        "Write a table: | name | type | default | meaning |.")
      return []
    }
    var rows: [Component.Parameter] = []
    var number = 0
    for (index, line) in section.body.lines.enumerated() where line.trimmed.hasPrefix("|") {
      number += 1
      if number <= 2 { continue }
      let cells = Self.cells(line)
      guard cells.count == 4 else {
        fields.complain(
          Place(line: section.body.firstLine + index),
          "A row has four cells (name, type, default, meaning); this one has \(cells.count).",
          "Write a bar within a cell as `\\|`.")
        continue
      }
      rows.append(
        Component.Parameter(
          name: cells[0], type: cells[1], defaultValue: cells[2], meaning: cells[3]))
    }
    return rows
  }

  private static func cells(_ line: String) -> [String] {
    var cells = [""]
    var isEscaped = false
    for character in line.trimmed.dropFirst() {
      if character == "|", !isEscaped {
        cells.append("")
      } else {
        if isEscaped, character != "|" { cells[cells.count - 1].append("\\") }
        if character != "\\" { cells[cells.count - 1].append(character) }
      }
      isEscaped = character == "\\"
    }
    if cells.last?.trimmed.isEmpty ?? false { cells.removeLast() }
    return cells.map { $0.trimmed.filter { $0 != "`" } }
  }
}
