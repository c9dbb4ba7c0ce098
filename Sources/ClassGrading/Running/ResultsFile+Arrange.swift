extension ResultsFile {
  /// Results of students who are no longer in the class.
  static let oldName = "results-old.jsonl"

  /// Writes the results anew in the order of the class, one line a submission.
  ///
  /// Those of submissions that are no longer there
  /// go to `results-old.jsonl`.
  ///
  /// - Parameters:
  ///   - results: the open results of the folder.
  ///   - folder: the folder of results.
  ///   - submissions: the ids in the order of the class.
  /// - Throws: `ClassProblem.unwritable`.
  static func arrange(
    _ results: ResultsFile, in folder: String, as submissions: [String]
  ) throws(ClassProblem) {
    let gone = Set(results.submissions).subtracting(submissions).sorted()
    if !gone.isEmpty { try keepOld(gone, of: results, in: folder) }
    try copy(submissions, of: [results], to: name, in: folder)
  }

  /// Writes the lines on some submissions to a file, in their order; each from the first file that has it.
  static func copy(
    _ submissions: [String], of files: [ResultsFile], to name: String, in folder: String
  ) throws(ClassProblem) {
    var file = try AtomicFile(name, in: folder)
    for submission in submissions {
      guard let line = files.lazy.compactMap({ $0.line(of: submission) }).first else { continue }
      try file.write(String(decoding: line, as: UTF8.self) + "\n")
    }
    try file.finish()
  }

  private static func keepOld(
    _ gone: [String], of results: ResultsFile, in folder: String
  ) throws(ClassProblem) {
    var file = try AtomicFile(oldName, in: folder)
    do throws(FolderAccess.Refusal) {
      let old = try FolderAccess(folder).read([Array(oldName.utf8)], limit: 1 << 30)
      try? file.write(String(decoding: old, as: UTF8.self))
    } catch {}
    for submission in gone {
      guard let line = results.line(of: submission) else { continue }
      try file.write(String(decoding: line, as: UTF8.self) + "\n")
    }
    try file.finish()
  }
}
