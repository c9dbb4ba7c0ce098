package import CourseFiles
import Glibc

/// Finds the answers of a class: in a folder, in a zip file, or in a CSV of names and paths.
///
/// Reads what GitHub Classroom, Moodle, Canvas, Blackboard and Brightspace export, and folders sorted by hand: a file
/// each or a folder each, zip files among them.
package struct SubmissionFinder: Sendable {
  /// What was found, and how to read it.
  package struct Result: Sendable {
    package var roster: Roster
    package var reader: AnswerReader

    package init(roster: Roster, reader: AnswerReader) {
      self.roster = roster
      self.reader = reader
    }
  }

  private let exercise: String
  private let declared: [String]

  /// - Parameter exercise: the exercise that the answers are to.
  package init(_ exercise: Exercise) {
    self.exercise = exercise.id
    declared = StarterNames.declared(in: exercise.starter.text)
  }

  /// Looks for answers.
  ///
  /// - Parameter path: a folder, a zip file, a CSV, or one Swift file.
  /// - Returns: who is in the class, and how answers are read.
  /// - Throws: `ClassProblem` where nothing can be read, or no student is found.
  package func find(at path: String) throws(ClassProblem) -> Result {
    let place = try Place(path)
    let access: FolderAccess
    do throws(FolderAccess.Refusal) { access = try FolderAccess(place.folder) } catch {
      throw .unreadable(path: path, reason: error.reason)
    }
    let reader = AnswerReader(access)
    var roster = try roster(of: place, access, reader)
    guard !roster.submissions.isEmpty || !roster.unanswered.isEmpty else {
      throw .noSubmissions(path: path, passedOver: roster.ignored.count)
    }
    DistinctNames.apply(to: &roster)
    roster.submissions.sort { $0.id < $1.id }
    roster.unanswered.sort { $0.id < $1.id }
    roster.ignored.sort { $0.path < $1.path }
    return Result(roster: roster, reader: reader)
  }

  private func roster(
    of place: Place, _ access: FolderAccess, _ reader: AnswerReader
  ) throws(ClassProblem) -> Roster {
    var search = SubmissionSearch(access)
    switch place.kind {
    case .table:
      return try TableFinder(exercise: exercise, declared: declared, reader: reader)
        .roster(of: place.file, in: place.folder, shown: place.path)
    case .folder:
      return choose(in: search.tree(of: []), &search, named: place.name, reader)
    case .archive:
      let tree = search.archive(at: [Array(place.file.utf8)], path: [])
      if tree.folders.isEmpty, tree.files.isEmpty, let damage = search.ignored.first {
        throw .brokenArchive(path: place.path, reason: damage.reason)
      }
      return choose(in: tree, &search, named: place.name, reader)
    case .answer:
      let file = FoundFile(path: [place.file], location: .file([Array(place.file.utf8)]))
      return choose(
        in: FolderTree(path: [], files: [file]), &search, named: place.name, reader)
    }
  }

  private func choose(
    in tree: FolderTree, _ search: inout SubmissionSearch, named name: String,
    _ reader: AnswerReader
  ) -> Roster {
    var layout = ClassLayout(exercise: exercise)
    let units = layout.units(of: tree, named: name)
    var chooser = AnswerChooser(exercise: exercise, declared: declared, reader: reader)
    var roster = Roster()
    for unit in units { roster.add(chooser.choose(unit)) }
    roster.ignored = search.ignored + layout.ignored + chooser.ignored
    return roster
  }

  /// The path that was given, and what is there.
  private struct Place {
    enum Kind { case folder, archive, table, answer }

    var path: String
    var kind: Kind
    /// The absolute folder under which everything is read.
    var folder: String
    /// The name of the file in it; empty for a folder.
    var file = ""

    /// The name of the class, for a class of one.
    var name: String {
      let last = file.isEmpty ? folder.split(separator: "/").last.map(String.init) ?? "" : file
      return last.lowercased().hasSuffix(".zip") ? String(last.dropLast(4)) : last
    }

    init(_ path: String) throws(ClassProblem) {
      guard let absolute = Self.absolute(path) else {
        throw errno == ENOENT || errno == ENOTDIR
          ? .noSuchPlace(path: path)
          : .unreadable(path: path, reason: unsafe String(cString: strerror(errno)))
      }
      self.path = path
      var status = stat()
      let isFolder = unsafe stat(absolute, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
      if isFolder {
        (kind, folder) = (.folder, absolute)
        return
      }
      let parts = absolute.split(separator: "/").map(String.init)
      file = parts.last ?? ""
      folder = "/" + parts.dropLast().joined(separator: "/")
      let lowered = file.lowercased()
      kind =
        if lowered.hasSuffix(".csv") || lowered.hasSuffix(".tsv") {
          .table
        } else if lowered.hasSuffix(".swift") { .answer } else if lowered.hasSuffix(".zip") {
          .archive
        } else { throw .notSubmissions(path: path) }
    }

    private static func absolute(_ path: String) -> String? {
      guard let resolved = unsafe realpath(path, nil) else { return nil }
      defer { unsafe free(resolved) }
      return unsafe String(cString: resolved)
    }
  }
}

extension Roster {
  mutating func add(_ choice: AnswerChooser.Choice) {
    switch choice {
    case .submission(let submission): submissions.append(submission)
    case .unanswered(let student): unanswered.append(student)
    }
  }
}
