/// Reads the `limits:` of an exercise.
enum LimitsReader {
  private static let keys = [
    "cpu-seconds", "wall-seconds", "memory-megabytes", "threads", "file-kilobytes", "open-files",
    "output-kilobytes",
  ]

  /// The limits in force: what is not set stays as it is by default.
  static func limits(in fields: Fields) -> AnswerLimits {
    var limits = AnswerLimits()
    guard fields.has("limits") else { return limits }
    let set = Fields(
      fields.entries("limits"), file: fields.file, place: fields.place(of: "limits"), known: keys,
      problems: fields.problems)
    if let value = set.seconds("cpu-seconds", upTo: 60) { limits.cpuSeconds = value }
    if let value = set.seconds("wall-seconds", upTo: 120) { limits.wallSeconds = value }
    if let value = set.whole("memory-megabytes", in: 64...4096) { limits.memoryMegabytes = value }
    if let value = set.whole("threads", in: 1...512) { limits.threads = value }
    if let value = set.whole("file-kilobytes", in: 0...65536) { limits.fileKilobytes = value }
    if let value = set.whole("open-files", in: 16...1024) { limits.openFiles = value }
    if let value = set.whole("output-kilobytes", in: 1...16384) { limits.outputKilobytes = value }
    if limits.wallSeconds < limits.cpuSeconds {
      fields.complain(
        fields.place(of: "limits"),
        "`wall-seconds` (\(limits.wallSeconds)) is less than `cpu-seconds` (\(limits.cpuSeconds)).",
        "Give the wall clock at least as long as the processor.")
    }
    return limits
  }
}
