/// Names of the framework that the lessons' texts explain: `@FocusState`, `.onSubmit`, `TextField`.
enum SearchNames {
  /// One item for each name, in the order of its first place; its lesson is the one that names it first.
  static func items(in course: Course) -> [SearchItem] {
    var places: [String: [(lesson: Lesson, section: TextSection)]] = [:]
    var order: [String] = []
    for lesson in course.lessons {
      for section in lesson.sections {
        for name in names(in: section.text) {
          if places[name] == nil { order.append(name) }
          if places[name]?.last?.section.id != section.id
            || places[name]?.last?.lesson.id != lesson.id
          {
            places[name, default: []].append((lesson, section))
          }
        }
      }
    }
    return order.compactMap { name in
      guard let found = places[name], let first = found.first else { return nil }
      let titles = found.prefix(3).map(\.section.title).joined(separator: "; ")
      return SearchItem(
        entry: .init(kind: .name, id: name, lesson: first.lesson.id, title: titles),
        fields: [(name, 8)], body: "")
    }
  }

  /// The names in code spans: a span that begins with `@`, `.` or a capital letter.
  private static func names(in text: String) -> [String] {
    let lines = text.lines
    let isCode = MarkdownLines(lines, firstLine: 1).codeLines().isCode
    var names: [String] = []
    for (line, isCode) in zip(lines, isCode) where !isCode {
      let pieces = line.split(separator: "`", omittingEmptySubsequences: false)
      for (number, piece) in pieces.enumerated() where number % 2 == 1 && number + 1 < pieces.count
      {
        if let name = name(piece) { names.append(name) }
      }
    }
    return names
  }

  private static func name(_ span: Substring) -> String? {
    let mark = span.prefix { $0 == "@" || $0 == "." || $0 == "#" }
    let word = span.dropFirst(mark.count).prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    guard mark.count <= 1, word.count >= 3, let first = word.first else { return nil }
    let rest = span.dropFirst(mark.count + word.count)
    guard rest.isEmpty || rest.hasPrefix("("), !mark.isEmpty || first.isUppercase else {
      return nil
    }
    return (mark == "." ? "" : String(mark)) + word
  }
}
