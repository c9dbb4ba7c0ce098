/// How likely a file is the answer, from its path alone; less is likelier.
struct CandidateRank: Sendable, Comparable {
  /// What the file's name says.
  enum Likeness: Int, Sendable {
    /// `answer.swift`
    case answer
    /// `focus-chain.swift`, `FocusChain.swift`
    case exercise
    /// `answer (1).swift`, `focus-chain-final.swift`
    case renamed
    /// `main.swift`, `solution.swift`, `starter.swift`
    case usual
    /// Any other Swift file.
    case other
  }

  /// Whether a folder above it is named like the exercise.
  var isElsewhere: Bool
  /// Whether it ends in `.txt`, as browsers and mail programs rename.
  var isText: Bool
  var likeness: Likeness
  var depth: Int

  /// Ranks a file, or returns nil where it can't be an answer.
  ///
  /// - Parameters:
  ///   - path: names below what belongs to the student; the last is the file's.
  ///   - exercise: the id of the exercise.
  init?(path: [String], exercise: String) {
    guard let name = path.last, let (stem, isText) = Self.stem(of: name) else { return nil }
    let folders = path.dropLast()
    guard !Self.isSupport(stem: stem, folders: folders) else { return nil }
    self.isText = isText
    let wanted = Self.plain(exercise)
    let likeness = Self.likeness(of: stem, wanted: wanted)
    if isText, likeness.rawValue > Likeness.renamed.rawValue, !name.lowercased().contains(".swift")
    {
      return nil
    }
    self.likeness = likeness
    isElsewhere = !folders.contains { Self.plain($0) == wanted }
    depth = folders.count
  }

  static func < (one: Self, other: Self) -> Bool { one.key.lexicographicallyPrecedes(other.key) }

  private var key: [Int] { [isElsewhere ? 1 : 0, isText ? 1 : 0, likeness.rawValue, depth] }

  /// Whether a file of this name would be the answer wherever it lies; never a student's name.
  static func isCanonical(_ name: String, exercise: String) -> Bool {
    guard let (stem, _) = stem(of: name) else { return false }
    let base = plain(stem)
    return base == "answer" || base == "main" || base == "package" || base == plain(exercise)
  }

  /// The name without `.swift`, `.swift.txt` or `.txt`, and whether it is a text file; nil for other files.
  static func stem(of name: String) -> (stem: String, isText: Bool)? {
    var stem = name[...]
    let isText = stem.removeEnding(".txt")
    let isSwift = stem.removeEnding(".swift")
    while stem.removeEnding(".swift") {}
    guard isSwift || isText, !stem.isEmpty else { return nil }
    return (String(stem), isText)
  }

  private static func isSupport(stem: String, folders: ArraySlice<String>) -> Bool {
    let lowered = stem.lowercased()
    if ["package", "suite", "given", "tests", "test", "readme"].contains(lowered) { return true }
    if lowered.hasSuffix("tests") { return true }
    return folders.contains { ["tests", "wrong", "build"].contains($0.lowercased()) }
  }

  private static func likeness(of stem: String, wanted: String) -> Likeness {
    let exact = stem.lowercased()
    let base = plain(stem)
    if exact == "answer" { return .answer }
    if base == wanted { return .exercise }
    if base.contains("answer") || base.contains(wanted) { return .renamed }
    if ["main", "solution", "submission", "starter"].contains(base) { return .usual }
    return .other
  }

  /// Letters and digits alone, in lower case.
  private static func plain(_ text: String) -> String {
    text.lowercased().filter { $0.isLetter || $0.isNumber }
  }
}

extension Substring {
  /// Takes an ending off, whatever its case, and says whether it was there.
  fileprivate mutating func removeEnding(_ ending: String) -> Bool {
    while last?.isWhitespace == true { removeLast() }
    guard lowercased().hasSuffix(ending) else { return false }
    removeLast(ending.count)
    while last?.isWhitespace == true { removeLast() }
    return true
  }
}
