internal import ClassGrading
internal import CourseFiles
internal import Glibc

/// What `grade` was asked for.
struct GradeOrder {
  /// Where the submissions are; for `--merge` the parts.
  var places: [String]
  /// The folder of results as given; nil for `--list`.
  var out: String?
  var exercise: Exercise?
  var jobs: Int
  var shard: Shard?
  var isAnonymous: Bool
  var again: ClassRun.Again
  var isJSON: Bool

  /// Reads and checks the words of the command.
  ///
  /// - Throws: `CommandFailure` naming what is missing or won't do.
  init(_ arguments: ParsedArguments, _ session: Session) throws(CommandFailure) {
    places = arguments.positionals
    out = arguments.value("out").flatMap { $0.isEmpty ? nil : $0 }
    jobs = try arguments.number("jobs", in: 1...4096) ?? Self.processors
    isAnonymous = arguments.has("anonymous")
    isJSON = arguments.has("json")
    again =
      switch arguments.value("again") {
      case nil: .none
      case "all": .all
      case let student?: .student(student)
      }
    if let text = arguments.value("shard") {
      do throws(ClassProblem) { shard = try Shard(text) } catch {
        throw .badValue(option: "shard", value: text, wanted: "K/N with K from 1 to N, as in 3/8")
      }
    }
    exercise =
      if let name = arguments.value("exercise") {
        try session.exercise(named: name, for: "grade")
      } else { nil }
    try check(arguments)
  }

  private func check(_ arguments: ParsedArguments) throws(CommandFailure) {
    guard let first = places.first else {
      throw .missingArgument(label: "SUBMISSIONS", command: "grade")
    }
    let isMerge = arguments.has("merge")
    if isMerge, shard != nil {
      throw .badArgument(word: "--shard", wanted: "--shard or --merge, not both")
    }
    if shard != nil, isAnonymous {
      throw .badArgument(
        word: "--anonymous", wanted: "to be given with --merge, when all parts are judged")
    }
    if !isMerge, places.count > 1 {
      throw .unexpectedArgument(word: places[1], command: "grade \(first)")
    }
    if !isMerge, exercise == nil {
      throw .missingArgument(label: "--exercise EXERCISE", command: "grade")
    }
    if out == nil, !arguments.has("list") {
      throw .missingArgument(label: "--out DIR", command: "grade")
    }
  }

  /// The processors that this process may use; a batch system may have given it fewer than there are.
  private static var processors: Int {
    let status = (try? DiskFile.bytes(of: "/proc/self/status")) ?? []
    let line = String(decoding: status, as: UTF8.self).split(separator: "\n")
      .first { $0.hasPrefix("Cpus_allowed_list:") }
    let ranges = line?.split(separator: "\t").last?.split(separator: ",") ?? []
    let count = ranges.reduce(0) { sum, range in
      let ends = range.split(separator: "-").compactMap { Int($0) }
      return sum + (ends.count == 2 ? max(ends[1] - ends[0] + 1, 0) : ends.count)
    }
    return count > 0 ? count : max(sysconf(Int32(_SC_NPROCESSORS_ONLN)), 1)
  }
}
