/// Finds the answers that a CSV of names and paths points at.
struct TableFinder {
  let exercise: String
  let declared: [String]
  let reader: AnswerReader

  /// Reads the table and looks where its lines point.
  ///
  /// - Parameters:
  ///   - file: the table's name.
  ///   - folder: the absolute folder in which it lies; all paths are below it.
  ///   - shown: the table's path as given, for messages.
  /// - Returns: the class.
  /// - Throws: `ClassProblem`.
  func roster(
    of file: String, in folder: String, shown: String
  ) throws(ClassProblem) -> Roster {
    let bytes: [UInt8]
    do throws(FolderAccess.Refusal) {
      bytes = try reader.folder.read([Array(file.utf8)], limit: 64 << 20)
    } catch {
      throw .unreadable(path: shown, reason: error.reason)
    }
    let table: RosterTable
    do throws(RosterTable.Mistake) {
      table = try RosterTable(String(decoding: bytes, as: UTF8.self), in: folder)
    } catch {
      throw .brokenTable(path: shown, line: error.line, message: error.message)
    }
    var roster = Roster()
    for entry in table.entries { add(entry, to: &roster) }
    return roster
  }

  private func add(_ entry: RosterTable.Entry, to roster: inout Roster) {
    let components = entry.path.map { Array($0.utf8) }
    let id = entry.path.joined(separator: "/")
    func unanswered(_ reason: String) {
      roster.unanswered.append(.init(id: id, student: entry.student, reason: reason))
    }
    if entry.path.last?.lowercased().hasSuffix(".zip") == true {
      var search = SubmissionSearch(reader.folder)
      let tree = search.archive(at: components, path: entry.path)
      choose(tree, entry, &search, into: &roster)
      return
    }
    do throws(FolderAccess.Refusal) {
      _ = try reader.folder.read(components, limit: SearchLimits.answerBytes)
      roster.submissions.append(
        Submission(id: id, student: entry.student, file: id, location: .file(components)))
    } catch .notRegular where isFolder(components) {
      var search = SubmissionSearch(reader.folder)
      let tree = search.tree(of: components, path: entry.path)
      choose(tree, entry, &search, into: &roster)
    } catch {
      unanswered("\(id) can't be judged: \(error.reason).")
    }
  }

  private func isFolder(_ components: [[UInt8]]) -> Bool {
    do throws(FolderAccess.Refusal) {
      _ = try reader.folder.children(of: components, limit: 1)
      return true
    } catch { return false }
  }

  private func choose(
    _ tree: FolderTree, _ entry: RosterTable.Entry, _ search: inout SubmissionSearch,
    into roster: inout Roster
  ) {
    let files = tree.allFiles.map { file in
      StudentUnit.Candidate(file: file, path: Array(file.path.dropFirst(entry.path.count)))
    }
    var chooser = AnswerChooser(exercise: exercise, declared: declared, reader: reader)
    let id = entry.path.joined(separator: "/")
    roster.add(chooser.choose(StudentUnit(id: id, student: entry.student, files: files)))
    roster.ignored += search.ignored + chooser.ignored
  }
}
