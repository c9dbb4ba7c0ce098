package import CourseFiles

/// Puts numbers in the place of names, before anything about a class is written.
///
/// Who has which number stands in `names.json` alone, which is not for sharing; it keeps the numbers the same when the class
/// is judged again.
package struct Anonymizer: Sendable {
  /// The file that tells who is who.
  package static let name = "names.json"

  /// What `names.json` says of a number.
  private struct Person: Codable {
    var student: String
    var submission: String
  }

  /// Words in paths that are nobody's name.
  private static let wordsOfPaths: Set<String> = [
    "answer", "assignsubmission", "attempt", "file", "late", "main", "sources", "submission",
    "submissions", "swift", "txt", "zip",
  ]

  private var numbers: [String: Int]
  private let kept: Set<String>
  private let width: Int

  /// Gives every student of a class a number, in an order that tells nothing.
  ///
  /// - Parameters:
  ///   - roster: the class.
  ///   - exercise: the exercise, whose own words are kept in what is shown.
  ///   - folder: the folder of results, with the numbers of an earlier run; made where it is not there.
  ///   - generator: where the order comes from.
  /// - Throws: `ClassProblem`.
  package init(
    _ roster: Roster, exercise: Exercise?, in folder: String,
    using generator: inout some RandomNumberGenerator
  ) throws(ClassProblem) {
    let texts = [exercise?.solution, exercise?.starter, exercise?.suite, exercise?.given]
    let own = texts.compactMap { $0?.text } + [exercise?.id ?? "", exercise?.title ?? ""]
    kept = Set(own.flatMap(NameScrubber.words)).union(Self.wordsOfPaths)
    let people =
      roster.submissions.map { Person(student: $0.student, submission: $0.id) }
      + roster.unanswered.map { Person(student: $0.student, submission: $0.id) }
    try SystemCall.makeFolder(folder)
    numbers = try Self.read(in: folder)
    var next = (numbers.values.max() ?? 0) + 1
    for person in people.shuffled(using: &generator) where numbers[person.submission] == nil {
      numbers[person.submission] = next
      next += 1
    }
    width = max(String(next - 1).count, 3)
    try write(people, in: folder)
  }

  /// `Student 007`, the same for one submission each time.
  package func label(of submission: String) -> String {
    let digits = String(numbers[submission] ?? 0)
    return "Student " + String(repeating: "0", count: max(width - digits.count, 0)) + digits
  }

  /// The class without names; answers stay where they are.
  package func hide(_ roster: Roster) -> Roster {
    var hidden = Roster()
    hidden.submissions = roster.submissions.map { found in
      var submission = Submission(
        id: label(of: found.id), student: label(of: found.id), file: "", isLate: found.isLate,
        location: found.location)
      submission.scrubber = scrubber(found.student, found.id)
      return submission
    }
    hidden.submissions.sort { $0.id < $1.id }
    hidden.unanswered = hide(roster.unanswered)
    return hidden
  }

  /// A class's record without names.
  func hide(_ record: ClassRecord) -> ClassRecord {
    var hidden = record
    hidden.students = record.students.map { student in
      let label = label(of: student.submission)
      return .init(
        submission: label, student: label, number: "", file: "", late: student.late, notes: [])
    }
    hidden.students.sort { $0.student < $1.student }
    hidden.unanswered = hide(record.unanswered)
    hidden.unreadable = hide(record.unreadable)
    hidden.ignored = []
    hidden.isAnonymous = true
    return hidden
  }

  /// A result without names.
  func hide(_ result: ClassResult) -> ClassResult {
    var hidden = result
    hidden.submission = label(of: result.submission)
    hidden.student = hidden.submission
    hidden.number = ""
    hidden.file = ""
    hidden.verdict = scrubber(result.student, result.submission).scrub(result.verdict)
    return hidden
  }

  private func hide(_ unanswered: [Roster.Unanswered]) -> [Roster.Unanswered] {
    unanswered.map { found in
      let label = label(of: found.id)
      return .init(
        id: label, student: label, reason: scrubber(found.student, found.id).scrub(found.reason))
    }.sorted { $0.student < $1.student }
  }

  private func scrubber(_ student: String, _ id: String) -> NameScrubber {
    // The path of a submission has user names in it that the student's name may not have.
    NameScrubber(names: [student, id], kept: kept)
  }

  private static func read(in folder: String) throws(ClassProblem) -> [String: Int] {
    let path = "\(folder)/\(name)"
    let bytes: [UInt8]
    do throws(FolderAccess.Refusal) {
      bytes = try FolderAccess(folder).read([Array(name.utf8)], limit: 1 << 28)
    } catch .missing {
      return [:]
    } catch { throw .unreadable(path: path, reason: error.reason) }
    guard let people = JSONLine.decode([String: Person].self, bytes) else {
      throw .brokenResults(path: path, reason: "it is not the list of names that formlab wrote")
    }
    return people.reduce(into: [:]) { numbers, entry in
      numbers[entry.value.submission] = Int(entry.key.filter(\.isNumber))
    }
  }

  private func write(_ people: [Person], in folder: String) throws(ClassProblem) {
    let labelled = people.map { (label(of: $0.submission), $0) }
    var file = try AtomicFile(Self.name, in: folder, mode: 0o600)
    try file.write(
      JSONLine.encode(Dictionary(labelled, uniquingKeysWith: { first, _ in first }), pretty: true)
        + "\n")
    try file.finish()
  }
}
