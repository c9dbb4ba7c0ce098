/// All reports of a class, written from its folder of results.
package enum ClassReports {
  /// Writes them: `results.csv`, `junit.xml`, Gradescope's files and `report.html`.
  ///
  /// - Parameters:
  ///   - folder: the folder of results, in which a class was judged, wholly or in part.
  ///   - moment: when they are written.
  /// - Returns: their names.
  /// - Throws: `ClassProblem`.
  @discardableResult
  package static func write(in folder: String, at moment: Moment) throws(ClassProblem) -> [String] {
    guard let record = try ClassStore.read(in: folder) else {
      throw .brokenResults(path: folder, reason: "no class was judged into it")
    }
    let view = ClassView(record, try ResultsFile(in: folder, isReadOnly: true), at: moment)
    try CSVReport.write(view, in: folder)
    try JUnitReport.write(view, in: folder)
    try GradescopeReport.write(view, in: folder)
    try HTMLReport.write(view, in: folder)
    return [
      ResultsFile.name, CSVReport.name, JUnitReport.name, "\(GradescopeReport.folder)/",
      HTMLReport.name,
    ]
  }

  /// What a class in a folder is, and the students whose answers the grader failed on.
  ///
  /// - Parameter folder: the folder of results.
  /// - Returns: the record, and the students with what the grader says.
  /// - Throws: `ClassProblem`.
  package static func faults(
    in folder: String
  ) throws(ClassProblem) -> (record: ClassRecord, faults: [ClassSummary.Remark]) {
    guard let record = try ClassStore.read(in: folder) else {
      throw .brokenResults(path: folder, reason: "no class was judged into it")
    }
    let view = ClassView(
      record, try ResultsFile(in: folder, isReadOnly: true), at: Moment(seconds: 0))
    let faults = view.rows.compactMap { row -> ClassSummary.Remark? in
      guard case .fault(let result) = row.state else { return nil }
      return .init(student: row.student, message: FaultMessage.of(result.verdict))
    }
    return (record, faults)
  }
}
