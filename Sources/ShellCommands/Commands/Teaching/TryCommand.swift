internal import CourseFiles
internal import FoundationEssentials
internal import Record
internal import TerminalText

/// `try NAME`: walks an author through an exercise as a learner, and keeps nothing of it.
struct TryCommand: Command {
  let spec = CommandSpec(
    "try", group: .teaching, summary: "go through an exercise as a learner, keeping nothing",
    arguments: [ArgumentSpec(.part)],
    details: [
      "Opens a shell with an empty record at that exercise or lesson. Attempts, answers and cards stay in it, and all of them are gone when you leave; your own record is not touched."
    ],
    examples: [.init("try focus-chain", "shows what a learner sees there")])

  func run(_ arguments: ParsedArguments, in session: Session) throws(CommandFailure) -> ExitStatus {
    let name = arguments[0] ?? ""
    let folder = FileManager.default.temporaryDirectory.path + "/formlab-try-\(UUID().uuidString)"
    try DiskFile.makeFolder(folder)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var surroundings = session.surroundings
    surroundings.environment["FORMLAB_HOME"] = folder
    if surroundings.variable("FORMLAB_CACHE") == nil {
      surroundings.environment["FORMLAB_CACHE"] = GraderOpening(session: session).cacheFolder
    }
    if let course = session.courseFolder { surroundings.environment["FORMLAB_COURSE"] = course }
    let learner = Session(
      surroundings: surroundings, console: session.console, table: session.table,
      options: session.options, relay: session.relay, clock: { Timestamp(Date(), in: .current) })
    let status = Shell(session: learner, isDialog: false).perform(words: ["start", name])
    guard status == .done else { return status }
    return try shell(surroundings)
  }

  /// A formlab of its own that reads from where we read.
  private func shell(_ surroundings: Surroundings) throws(CommandFailure) -> ExitStatus {
    do throws(ForegroundProgram.NotStarted) {
      let program = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
      let quoted = "'" + (program ?? "formlab").replacing("'", with: "'\\''") + "'"
      let code = try ForegroundProgram.run(
        command: quoted, environment: surroundings.environment)
      return ExitStatus(rawValue: code) ?? .notPassed
    } catch {
      throw .fault(message: "The shell for the trial did not start.", hint: "Try again.")
    }
  }
}
