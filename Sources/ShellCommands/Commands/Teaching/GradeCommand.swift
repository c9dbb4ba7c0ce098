internal import ClassGrading

/// `grade`: judges the answers of a class.
struct GradeCommand: Command {
  let spec = CommandSpec(
    "grade", group: .teaching, summary: "judge the answers of a class",
    arguments: [ArgumentSpec(.file, label: "SUBMISSIONS", repeated: true)],
    options: [
      OptionSpec("exercise", short: "e", value: .exercise, summary: "the exercise that was set"),
      OptionSpec("out", short: "o", value: .folder, summary: "the folder of results"),
      OptionSpec("jobs", short: "j", value: .number, summary: "answers judged at a time"),
      OptionSpec("list", summary: "only list what is found and what is passed over"),
      OptionSpec("anonymous", summary: "put numbers in the place of names"),
      OptionSpec("again", value: .text, summary: "judge \"all\" or one student again"),
      OptionSpec("shard", value: .text, summary: "judge part K of N only, written K/N"),
      OptionSpec("merge", summary: "join the parts of a class"),
      OptionSpec("json", summary: "print what was done as JSON and nothing else"),
    ],
    details: [
      "SUBMISSIONS is a folder with a file or a folder a student, as GitHub Classroom, Moodle, Canvas, Blackboard and Brightspace export them, a zip file of that, or a CSV of names and paths.",
      "Every answer is judged by itself in a sandbox, with fresh limits. The command can be stopped at any moment: started again, it judges only what is missing.",
      "The folder of results gets results.jsonl (a verdict a line), results.csv, junit.xml, gradescope/ and report.html. Points come from the exercise; what the grader itself fails on has no score and is named.",
      "Parts of a class can be judged on several machines with --shard and joined with --merge; docs/classes.md tells how.",
      "The exit status is 0 when every answer was judged, passed or not, and 70 when the grader failed on some.",
    ],
    examples: [
      .init(
        "grade submissions.zip --exercise focus-chain --out results",
        "judges a class and writes its reports"),
      .init("grade submissions --exercise focus-chain --list", "shows whose answers are found"),
      .init("grade results --merge --out results", "joins parts that were judged with --shard"),
    ])

  func run(_ arguments: ParsedArguments, in session: Session) throws(CommandFailure) -> ExitStatus {
    let order = try GradeOrder(arguments, session)
    do throws(ClassFailure) {
      if arguments.has("list") { return try ClassListing(order, session).run() }
      if arguments.has("merge") { return try ClassJoining(order, session).run() }
      return try ClassJudging(order, session).run()
    } catch {
      throw error.commandFailure
    }
  }
}
