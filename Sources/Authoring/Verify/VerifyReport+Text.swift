extension VerifyReport {
  /// Lines for people: each finding as compilers print theirs, then a line that sums up.
  ///
  /// - Parameter isDetailed: Whether notes on what was measured are told too.
  /// - Returns: Lines without line ends.
  package func lines(isDetailed: Bool) -> [String] {
    subjects.flatMap { subject in
      subject.findings.flatMap(\.lines)
        + (isDetailed ? subject.notes.map { "\(subject.name): \($0)" } : [])
    } + [summary]
  }

  /// "12 exercises, 4 lessons: 2 errors, 1 warning".
  package var summary: String {
    let kinds: [(VerifiedSubject.Kind, String)] = [
      (.course, "course"), (.lesson, "lesson"), (.exercise, "exercise"), (.deck, "deck"),
      (.track, "exercise of a track"),
    ]
    let counts = kinds.compactMap { kind, name -> String? in
      let count = subjects.count { $0.kind == kind }
      return count == 0 ? nil : plural(count, name)
    }
    let looked = counts.isEmpty ? "nothing to look at" : counts.joined(separator: ", ")
    let mutants = subjects.compactMap(\.mutants)
    return looked + mutantWords(mutants) + ": " + outcome
  }

  private var outcome: String {
    if errors == 0, warnings == 0 { return "sound" }
    var parts: [String] = []
    if errors > 0 { parts.append(plural(errors, "error")) }
    if warnings > 0 { parts.append(plural(warnings, "warning")) }
    return parts.joined(separator: ", ")
  }

  private func mutantWords(_ counts: [MutantCount]) -> String {
    guard !counts.isEmpty else { return "" }
    let made = counts.map(\.made).reduce(0, +)
    let caught = counts.map(\.caught).reduce(0, +)
    let refused = counts.map(\.notViable).reduce(0, +)
    return ", \(plural(made, "mutant")) (\(caught) caught, \(refused) don't compile)"
  }

  private func plural(_ count: Int, _ name: String) -> String {
    let parts = name.split(separator: " ", maxSplits: 1)
    let many = parts.count > 1 ? "\(parts[0])s \(parts[1])" : "\(name)s"
    return "\(count) \(count == 1 ? name : many)"
  }
}

extension Finding {
  /// The finding as compilers print theirs, with hint and details indented below.
  package var lines: [String] {
    var place = file
    if line > 0 { place += ":\(line)" }
    if line > 0, column > 0 { place += ":\(column)" }
    let head = (place.isEmpty ? "" : "\(place): ") + "\(severity.rawValue): \(message)"
    return [head] + (hint.isEmpty ? [] : ["  \(hint)"])
      + details.split(separator: "\n", omittingEmptySubsequences: false).filter { _ in
        !details.isEmpty
      }.map { "    \($0)" }
  }
}
