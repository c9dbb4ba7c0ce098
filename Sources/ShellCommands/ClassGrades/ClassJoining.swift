internal import ClassGrading
internal import Glibc

/// `grade --merge`: joins the parts of a class and writes its reports.
struct ClassJoining {
  private let order: GradeOrder
  private let session: Session

  init(_ order: GradeOrder, _ session: Session) {
    self.order = order
    self.session = session
  }

  func run() throws(ClassFailure) -> ExitStatus {
    guard let out = order.out else { return .usage }
    let moment = Moment(seconds: time(nil))
    let files = try ClassFailure.from { () throws(ClassProblem) in
      try ClassMerge.merge(folders(out), into: out, anonymity: anonymity(out))
      return try ClassReports.write(in: out, at: moment)
    }
    return try ClassEnding(order, session).tell(files, in: out)
  }

  /// The folders that hold parts: those named, or the folder of results when the command is that of the parts, with
  /// `--merge` in the place of `--shard`.
  private func folders(_ out: String) -> [String] {
    let named = order.places.filter(ClassMerge.hasParts)
    return named.isEmpty ? [out] : named
  }

  private func anonymity(_ out: String) -> ((Roster) throws(ClassProblem) -> Anonymizer)? {
    guard order.isAnonymous else { return nil }
    let exercise = order.exercise
    return { (roster: Roster) throws(ClassProblem) -> Anonymizer in
      var generator = SystemRandomNumberGenerator()
      return try Anonymizer(roster, exercise: exercise, in: out, using: &generator)
    }
  }
}
