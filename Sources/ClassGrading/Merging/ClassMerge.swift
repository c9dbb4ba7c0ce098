/// Joins the parts of a class that were judged with `--shard`.
package enum ClassMerge {
  /// A part, and the folder that it lies in.
  private struct Part {
    var folder: String
    var shard: Shard
    var record: ClassRecord
    var results: ResultsFile
  }

  /// Joins parts into a folder of results.
  ///
  /// - Parameters:
  ///   - folders: where the parts are: their own folders, or the folders above them.
  ///   - out: the folder of results; made where it is not there.
  ///   - anonymity: what hides names, made from the class that the parts tell of; nil keeps them.
  /// - Returns: what the class is.
  /// - Throws: `ClassProblem` where parts are missing, unfinished or don't belong together.
  @discardableResult
  package static func merge(
    _ folders: [String], into out: String,
    anonymity: ((Roster) throws(ClassProblem) -> Anonymizer)? = nil
  ) throws(ClassProblem) -> ClassRecord {
    var parts: [Part] = []
    for folder in folders { parts += try Self.parts(in: folder) }
    guard let first = parts.first else { throw .noParts(path: folders.first ?? out) }
    for part in parts { try check(part, fits: first) }
    try checkCount(parts, of: first.shard.count)
    for part in parts { try checkFinished(part, among: parts) }
    try SystemCall.makeFolder(out)
    let lock = try FolderLock(out)
    defer { withExtendedLifetime(lock) {} }
    var record = first.record
    record.unreadable = unreadable(in: parts)
    return try write(record, parts, into: out, try anonymity?(roster(of: record)))
  }

  // Finding parts

  /// Whether a folder is a part or has parts in it.
  package static func hasParts(_ folder: String) -> Bool {
    do throws(ClassProblem) { return try !parts(in: folder).isEmpty } catch { return false }
  }

  private static func parts(in folder: String) throws(ClassProblem) -> [Part] {
    let own = folder.split(separator: "/").last.map(String.init) ?? ""
    if let shard = Shard.named(own) { return [try part(in: folder, shard)].compactMap(\.self) }
    let children: [String]
    do throws(FolderAccess.Refusal) {
      children = try FolderAccess(folder).children(of: [], limit: 200_000)
        .filter { $0.kind == .folder }.map { String(decoding: $0.name, as: UTF8.self) }
    } catch { throw .unreadable(path: folder, reason: error.reason) }
    var parts: [Part] = []
    for child in children {
      guard let shard = Shard.named(child) else { continue }
      if let part = try part(in: "\(folder)/\(child)", shard) { parts.append(part) }
    }
    return parts.sorted { $0.shard.number < $1.shard.number }
  }

  private static func part(in folder: String, _ shard: Shard) throws(ClassProblem) -> Part? {
    guard let record = try ClassStore.read(in: folder) else { return nil }
    return Part(
      folder: folder, shard: shard, record: record,
      results: try ResultsFile(in: folder, isReadOnly: true))
  }

  // Checking them

  private static func check(_ part: Part, fits first: Part) throws(ClassProblem) {
    let differences: [(String, Bool)] = [
      ("the number of parts", part.shard.count != first.shard.count),
      ("the exercise", part.record.exercise != first.record.exercise),
      ("the suite or its solution", part.record.suite != first.record.suite),
      ("formlab or the toolchain", part.record.tool != first.record.tool),
      ("the points", part.record.scale != first.record.scale),
      ("the submissions", part.record.students != first.record.students),
      ("the submissions", part.record.unanswered != first.record.unanswered),
    ]
    guard let difference = differences.first(where: \.1) else { return }
    throw .partsDiffer(one: first.folder, other: part.folder, what: difference.0)
  }

  private static func checkCount(_ parts: [Part], of count: Int) throws(ClassProblem) {
    let missing = Set(1...count).subtracting(parts.map(\.shard.number)).sorted()
    guard missing.isEmpty else { throw .partsMissing(parts: missing, of: count) }
  }

  private static func checkFinished(_ part: Part, among parts: [Part]) throws(ClassProblem) {
    let unreadable = Set(part.record.unreadable.map(\.id))
    let same = parts.filter { $0.shard == part.shard }
    let missing = part.record.students.enumerated().count { index, student in
      part.shard.contains(index) && !unreadable.contains(student.submission)
        && !same.contains { hasCurrent(student.submission, $0) }
    }
    guard missing == 0 else { throw .answersMissing(count: missing, part: part.folder) }
  }

  private static func hasCurrent(_ submission: String, _ part: Part) -> Bool {
    guard let result = part.results.result(of: submission) else { return false }
    return result.suite == part.record.suite && result.tool == part.record.tool
  }

  private static func unreadable(in parts: [Part]) -> [Roster.Unanswered] {
    let all = parts.flatMap(\.record.unreadable).map { ($0.id, $0) }
    return Dictionary(all, uniquingKeysWith: { first, _ in first }).values.sorted { $0.id < $1.id }
  }

  // Writing the whole

  private static func write(
    _ record: ClassRecord, _ parts: [Part], into out: String, _ anonymizer: Anonymizer?
  ) throws(ClassProblem) -> ClassRecord {
    let shown = anonymizer?.hide(record) ?? record
    try ClassStore.checkSame(as: shown, in: out)
    var file = try AtomicFile(ResultsFile.name, in: out)
    for submission in order(of: record, anonymizer) {
      guard let result = result(of: submission, in: parts) else { continue }
      try file.write(JSONLine.encode(anonymizer?.hide(result) ?? result) + "\n")
    }
    try file.finish()
    try ClassStore.write(shown, in: out)
    return shown
  }

  /// Submissions in the order of the record that is shown, so that the order of lines tells no names.
  private static func order(of record: ClassRecord, _ anonymizer: Anonymizer?) -> [String] {
    let submissions = record.students.map(\.submission)
    guard let anonymizer else { return submissions }
    return submissions.sorted { anonymizer.label(of: $0) < anonymizer.label(of: $1) }
  }

  private static func result(of submission: String, in parts: [Part]) -> ClassResult? {
    parts.lazy.filter { hasCurrent(submission, $0) }.compactMap {
      $0.results.result(of: submission)
    }
    .first
  }

  /// The class as a search would have found it, without the places of its answers.
  private static func roster(of record: ClassRecord) -> Roster {
    Roster(
      submissions: record.students.map {
        Submission(
          id: $0.submission, student: $0.student, number: $0.number, file: $0.file,
          isLate: $0.late, location: .file([]))
      }, unanswered: record.unanswered)
  }
}
