/// The keys of one mapping, read with their types; every unknown key becomes a problem.
struct Fields {
  let file: String
  let problems: ProblemList
  /// Where the mapping begins: what a missing key is charged to.
  let place: Place
  private let entries: [YAMLEntry]
  /// Known keys that an unknown one was probably meant to be.
  private let meant: [String]

  /// Takes the entries and complains of those that are not `known`.
  init(
    _ entries: [YAMLEntry], file: String, place: Place, known: [String], problems: ProblemList
  ) {
    self.entries = entries
    self.file = file
    self.place = place
    self.problems = problems
    let unknown = entries.filter { !known.contains($0.key) }
    meant = unknown.compactMap { Nearest.name(to: $0.key, among: known) }
    for entry in unknown {
      let near = Nearest.name(to: entry.key, among: known).map { "Did you mean `\($0)`?" }
      complain(
        entry.keyPlace, "`\(entry.key)` is no key of this.",
        near ?? "The keys here: \(known.joined(separator: ", ")).")
    }
  }

  /// Whether the key is there.
  func has(_ key: String) -> Bool { node(key) != nil }

  /// Where the key's value stands; the start of the mapping where it is missing.
  func place(of key: String) -> Place { node(key)?.place ?? place }

  /// The value of a key.
  func node(_ key: String) -> YAMLNode? { entries.first { $0.key == key }?.value }

  /// The entries of a mapping below a key.
  func entries(_ key: String) -> [YAMLEntry] {
    guard let node = node(key) else { return [] }
    if case .mapping(let entries) = node.value { return entries }
    wrong(key, node, "keys and values")
    return []
  }

  /// The items of a list below a key.
  func items(_ key: String) -> [YAMLNode] {
    guard let node = node(key) else { return [] }
    if case .list(let items) = node.value { return items }
    wrong(key, node, "a list (`- ` before each, or `[one, two]`)")
    return []
  }

  /// The text of a key; nil where it is missing or of another kind.
  func text(_ key: String) -> String? {
    guard let node = node(key) else { return nil }
    guard case .scalar(let text, _) = node.value, !text.allSatisfy(\.isWhitespace) else {
      wrong(key, node, "text")
      return nil
    }
    return text
  }

  /// The text of a key that must be there.
  func requiredText(_ key: String, example: String) -> String? {
    requires(key, example: example) ? text(key) : nil
  }

  /// Whether a key that must be there is; complains unless a mistyped key was probably meant to be it.
  func requires(_ key: String, example: String) -> Bool {
    if has(key) { return true }
    if !meant.contains(key) {
      complain(place, "`\(key)` is missing.", "Add a line such as `\(key): \(example)`.")
    }
    return false
  }

  /// A list of texts.
  func texts(_ key: String) -> [String] {
    items(key).compactMap { item in
      if case .scalar(let text, _) = item.value, !text.allSatisfy(\.isWhitespace) { return text }
      wrong(key, item, "a list of texts")
      return nil
    }
  }

  /// A number in a range; nil where it is missing or no such number.
  func whole(_ key: String, in range: ClosedRange<Int>) -> Int? {
    guard let node = node(key) else { return nil }
    if case .scalar(let text, isPlain: true) = node.value, let number = Int(text),
      range.contains(number)
    {
      return number
    }
    wrong(key, node, "a whole number from \(range.lowerBound) to \(range.upperBound)")
    return nil
  }

  /// A number, perhaps with a fraction, above zero and up to a limit.
  func seconds(_ key: String, upTo limit: Double) -> Double? {
    guard let node = node(key) else { return nil }
    if case .scalar(let text, isPlain: true) = node.value, let number = Double(text),
      number > 0, number <= limit
    {
      return number
    }
    wrong(key, node, "a number of seconds, above 0 and at most \(Int(limit))")
    return nil
  }

  /// One of a few words.
  func choice<Value: RawRepresentable & CaseIterable>(_ key: String, _: Value.Type) -> Value?
  where Value.RawValue == String {
    guard let text = text(key) else { return nil }
    if let value = Value(rawValue: text) { return value }
    let names = Value.allCases.map(\.rawValue)
    let near = Nearest.name(to: text, among: names).map { "Did you mean `\($0)`?" }
    complain(
      place(of: key), "`\(key)` can't be `\(text)`.",
      near ?? "One of: \(names.joined(separator: ", ")).")
    return nil
  }

  /// Keeps a problem at a place of this file.
  func complain(_ place: Place, _ message: String, _ hint: String = "") {
    problems.add(
      CourseProblem(
        file: file, line: place.line, column: place.column, message: message, hint: hint))
  }

  private func wrong(_ key: String, _ node: YAMLNode, _ wanted: String) {
    complain(
      node.place, "`\(key)` wants \(wanted); this is \(node.kind).",
      "Change the value of `\(key)`.")
  }
}
