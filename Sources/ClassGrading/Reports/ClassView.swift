import Grading

/// A class and its results as reports read them: row by row, so that memory doesn't grow with the verdicts.
package struct ClassView: Sendable {
  package var record: ClassRecord
  package var moment: Moment
  private let results: ResultsFile
  private let reasons: [String: String]

  /// - Parameters:
  ///   - record: what the class is.
  ///   - results: its results.
  ///   - moment: when the reports are written.
  package init(_ record: ClassRecord, _ results: ResultsFile, at moment: Moment) {
    self.record = record
    self.results = results
    self.moment = moment
    reasons = Dictionary(
      record.unreadable.map { ($0.id, $0.reason) }, uniquingKeysWith: { first, _ in first })
  }

  /// How many rows there are.
  package var count: Int { record.students.count + record.unanswered.count }

  /// All rows in the order of the class; each is read when its turn comes.
  package var rows: some Sequence<ClassRow> {
    (0..<count).lazy.map { row(at: $0) }
  }

  private func row(at index: Int) -> ClassRow {
    guard index < record.students.count else {
      let student = record.unanswered[index - record.students.count]
      return ClassRow(
        number: index + 1, student: student.student, platformNumber: "", file: "", isLate: false,
        notes: [], state: .nothing(student.reason))
    }
    let student = record.students[index]
    return ClassRow(
      number: index + 1, student: student.student, platformNumber: student.number,
      file: student.file, isLate: student.late, notes: student.notes,
      state: state(of: student.submission))
  }

  private func state(of submission: String) -> ClassRow.State {
    if let reason = reasons[submission] { return .nothing(reason) }
    guard let result = results.result(of: submission),
      result.suite == record.suite, result.tool == record.tool
    else { return .waiting }
    guard result.verdict.outcome != .graderFault else { return .fault(result) }
    return .judged(scored(result))
  }

  /// Points follow the record's scale, which may have changed since the answer was judged.
  private func scored(_ result: ClassResult) -> ClassResult {
    var result = result
    result.points = record.scale.points(for: result.verdict)
    result.full = record.scale.full
    return result
  }
}
