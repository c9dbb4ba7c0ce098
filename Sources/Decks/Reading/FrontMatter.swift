/// Reads the front matter of a deck: lines between two `---` at the top of the file.
///
/// A line is `key: value`, or `key = "value"` as hashcards writes it (TOML); a list is `[a, b]` or words with blanks
/// between. `#` begins a comment line.
struct FrontMatter {
  private(set) var settings = DeckSettings()
  private(set) var problems: [DeckProblem] = []
  /// How many lines it takes, both `---` included; 0 if there is none.
  private(set) var count = 0

  private let file: String
  private var seen: Set<String> = []

  /// Reads the front matter at the top of the lines, if there is one.
  init(_ lines: [SourceLines.Line], file: String) {
    self.file = file
    guard let first = lines.first, first.text.trimmed == "---" else { return }
    guard let end = lines.dropFirst().firstIndex(where: { $0.text.trimmed == "---" }) else {
      count = lines.count
      report(.frontMatterNotClosed, line: first.number, column: 1)
      return
    }
    count = end + 1
    for line in lines[1..<end] { read(line) }
  }

  private mutating func read(_ line: SourceLines.Line) {
    let text = line.text.trimmed
    if text.isEmpty || text.hasPrefix("#") { return }
    let column = line.text.prefix { $0.isWhitespace }.count + 1
    guard let mark = text.firstIndex(where: { $0 == ":" || $0 == "=" }) else {
      return report(.frontMatterLine(text), line: line.number, column: column)
    }
    let key = text[..<mark].trimmed.lowercased()
    let value = text[text.index(after: mark)...].trimmed
    guard DeckSettings.keys.contains(key) else {
      let suggestion = Suggestion.nearest(to: key, in: DeckSettings.keys)
      return report(.unknownKey(key, suggestion: suggestion), line: line.number, column: column)
    }
    guard seen.insert(key).inserted else {
      return report(.repeatedKey(key), line: line.number, column: column)
    }
    set(key, to: UnicodeForms.composed(value), line: line.number, column: column)
  }

  private mutating func set(_ key: String, to value: String, line: Int, column: Int) {
    let list = FrontMatter.list(value)
    let single = FrontMatter.unquoted(value)
    guard !single.isEmpty, !list.isEmpty else {
      return report(.emptyValue(key: key), line: line, column: column)
    }
    switch key {
    case "name": settings.name = single
    case "lesson": settings.lesson = single
    case "tags": settings.tags = list.flatMap(NoteAttribute.tags)
    default: settings.words = list
    }
  }

  private mutating func report(_ fault: DeckFault, line: Int, column: Int) {
    let place = SourcePlace(file: file, line: line, column: column)
    problems.append(DeckProblem(place: place, fault: fault))
  }

  private static func list(_ value: String) -> [String] {
    let inner =
      value.hasPrefix("[") && value.hasSuffix("]") ? value.dropFirst().dropLast() : value[...]
    return inner.split(separator: ",").map { unquoted($0.trimmed) }.filter { !$0.isEmpty }
  }

  private static func unquoted(_ value: String) -> String {
    guard value.count >= 2, let first = value.first, first == "\"" || first == "'",
      value.last == first
    else { return value }
    let inner = String(value.dropFirst().dropLast())
    guard first == "\"" else { return inner }
    return inner.replacing("\\\"", with: "\"").replacing("\\\\", with: "\\")
  }
}
