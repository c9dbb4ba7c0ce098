internal import ClassGrading
internal import CourseFiles
internal import Glibc
internal import Grading
internal import Jobs

/// `grade`: judges a class or a part of it and writes its reports.
struct ClassJudging {
  private let order: GradeOrder
  private let session: Session

  init(_ order: GradeOrder, _ session: Session) {
    self.order = order
    self.session = session
  }

  func run() throws(ClassFailure) -> ExitStatus {
    guard let exercise = order.exercise, let place = order.places.first, let out = order.out else {
      return .usage
    }
    var found = try ClassFailure.from { () throws(ClassProblem) in
      try SubmissionFinder(exercise).find(at: place)
    }
    if order.isAnonymous {
      var generator = SystemRandomNumberGenerator()
      let anonymizer = try ClassFailure.from { () throws(ClassProblem) in
        try Anonymizer(found.roster, exercise: exercise, in: out, using: &generator)
      }
      found.roster = anonymizer.hide(found.roster)
    }
    let grader = try ClassFailure.command { () throws(CommandFailure) in try session.grader() }
    let run = ClassRun.Order(
      exercise: exercise, folder: out, workers: order.jobs, tool: toolHash(), shard: order.shard,
      isAnonymous: order.isAnonymous, again: order.again)
    let summary = try judge(found, run, grader)
    let files = try reports(in: out)
    let status = try ClassEnding(order, session).tell(summary, found.roster, files, in: out)
    return status
  }

  private func judge(
    _ found: SubmissionFinder.Result, _ run: ClassRun.Order, _ grader: Grader
  ) throws(ClassFailure) -> ClassSummary {
    let progress = ProgressLine(session.console)
    defer { progress.finish() }
    let started = ContinuousClock.now
    do throws(CommandFailure) {
      return try session.cancellable { cancellation throws(CommandFailure) in
        let watch = ClassRun.Watch(
          clock: { Double((ContinuousClock.now - started).attoseconds) / 1e18 },
          progress: { progress.show($0) }, isCancelled: { cancellation.isCancelled })
        let exercise = run.exercise
        let judging = ClassRun(run) { answer in
          do throws(GraderFault) {
            return try grader.check(
              exercise, answer: answer, options: .batch, cancellation: cancellation)
          } catch { return nil }
        }
        do throws(ClassProblem) { return try judging.run(found, watch) } catch {
          throw ClassFailure.problem(error).commandFailure
        }
      }
    } catch {
      // What was judged until Ctrl-C is reported like any other.
      if error == .interrupted { _ = try? reports(in: run.folder) }
      throw .command(error)
    }
  }

  /// The reports of a whole class; those of parts are written when they are merged.
  private func reports(in out: String) throws(ClassFailure) -> [String] {
    guard order.shard == nil else { return [] }
    return try ClassFailure.from { () throws(ClassProblem) in
      try ClassReports.write(in: out, at: Moment(seconds: time(nil)))
    }
  }

  /// The hash of what judges: this program, what suites are linked with, and the toolchain.
  private func toolHash() -> String {
    var own = ["/proc/self/exe"]
    if let support = try? SupportFiles.besideProgram() {
      own.append(support.suiteArchive)
      if order.exercise?.dialect == .swiftUI, let archive = support.formUIArchive {
        own.append(archive)
      }
    }
    let toolchain = try? Toolchain.find(environment: session.surroundings.environment)
    return ToolIdentity.hash(
      whole: own, sizes: toolchain.map { [$0.frontend, $0.linker] } ?? [])
  }
}
