/// Builds values from front matter; what a course has no use for is a problem, not a surprise.
struct YAMLReader {
  private let file: String
  private let text: String
  /// Lines of the file before the text.
  private let linesBefore: Int
  private let problems: ProblemList
  private var events: ArraySlice<YAMLEvent>

  private static let deepest = 16

  /// The keys and values of a text.
  ///
  /// - Parameters:
  ///   - text: The YAML text, without the lines that open and close front matter.
  ///   - file: The file that problems name.
  ///   - linesBefore: Lines of the file before the text.
  ///   - problems: Takes what can be said without giving up, such as a key that comes twice.
  /// - Returns: The entries in the order of the text, and where they begin.
  /// - Throws: The problem that made reading on impossible.
  static func mapping(
    _ text: String, file: String, linesBefore: Int, problems: ProblemList
  ) throws(CourseProblem) -> (entries: [YAMLEntry], place: Place) {
    var reader = try YAMLReader(text, file: file, linesBefore: linesBefore, problems: problems)
    let start = Place(line: linesBefore + 1, column: 1)
    guard let node = try reader.document() else {
      throw CourseProblem(
        file: file, line: start.line, message: "Nothing stands here; keys are expected.",
        hint: "Write one `key: value` a line.")
    }
    guard case .mapping(let entries) = node.value else {
      throw CourseProblem(
        file: file, line: node.place.line, column: node.place.column,
        message: "This is \(node.kind); keys are expected.",
        hint: "Write one `key: value` a line.")
    }
    return (entries, start)
  }

  private init(
    _ text: String, file: String, linesBefore: Int, problems: ProblemList
  ) throws(CourseProblem) {
    self.file = file
    self.text = text
    self.linesBefore = linesBefore
    self.problems = problems
    do {
      events = try YAMLEvents.read(text)[...]
    } catch {
      throw YAMLWording.problem(for: error, in: text, file: file, linesBefore: linesBefore)
    }
  }

  private mutating func document() throws(CourseProblem) -> YAMLNode? {
    guard case .documentStart? = events.first?.kind else { return nil }
    events.removeFirst()
    let node = try value(depth: 0)
    if let more = events.first {
      throw problem(at: more.place, "A second document begins here.", "Remove the line `---`.")
    }
    return node
  }

  private mutating func value(depth: Int) throws(CourseProblem) -> YAMLNode? {
    guard let event = events.popFirst() else { return nil }
    let place = shifted(event.place)
    guard !event.isMarked else {
      throw problem(
        at: event.place, "Anchors and tags (`&`, `!`) have no use here.",
        "Put the text in quotes if it is meant to begin with that sign.")
    }
    guard depth < Self.deepest else {
      throw problem(at: event.place, "This is nested too deep.", "Two levels are enough here.")
    }
    switch event.kind {
    case .scalar(let text, let isPlain):
      return YAMLNode(value: .scalar(text, isPlain: isPlain), place: place)
    case .listStart: return YAMLNode(value: .list(try list(depth: depth)), place: place)
    case .mappingStart: return YAMLNode(value: .mapping(try entries(depth: depth)), place: place)
    case .alias:
      throw problem(
        at: event.place, "Aliases (`*name`) have no use here.",
        "Put the text in quotes if it is meant to begin with a star.")
    case .listEnd, .mappingEnd, .documentStart: return nil
    }
  }

  private mutating func list(depth: Int) throws(CourseProblem) -> [YAMLNode] {
    var items: [YAMLNode] = []
    while let item = try value(depth: depth + 1) { items.append(item) }
    return items
  }

  private mutating func entries(depth: Int) throws(CourseProblem) -> [YAMLEntry] {
    var entries: [YAMLEntry] = []
    while let key = try value(depth: depth + 1) {
      guard case .scalar(let name, _) = key.value else {
        throw CourseProblem(
          file: file, line: key.place.line, column: key.place.column,
          message: "A key is one word; this is \(key.kind).",
          hint: "Put text that holds `[`, `{` or `?` in quotes.")
      }
      guard let value = try value(depth: depth + 1) else { break }
      if let first = entries.first(where: { $0.key == name }) {
        problems.add(twice(name, at: key.place, first: first.keyPlace))
      } else {
        entries.append(YAMLEntry(key: name, keyPlace: key.place, value: value))
      }
    }
    return entries
  }

  private func shifted(_ place: Place) -> Place {
    Place(line: place.line + linesBefore, column: place.column)
  }

  private func problem(at place: Place, _ message: String, _ hint: String) -> CourseProblem {
    let place = shifted(place)
    return CourseProblem(
      file: file, line: place.line, column: place.column, message: message, hint: hint)
  }

  private func twice(_ key: String, at place: Place, first: Place) -> CourseProblem {
    CourseProblem(
      file: file, line: place.line, column: place.column,
      message: "`\(key)` stands here a second time; it was set in line \(first.line).",
      hint: "Keep one of the two.")
  }
}
