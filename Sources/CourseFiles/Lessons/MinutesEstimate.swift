/// Estimates how long a lesson takes.
enum MinutesEstimate {
  /// Words a minute of prose, and lines a minute of code: slow enough for a text that teaches.
  private static let wordsPerMinute = 180.0
  private static let codeLinesPerMinute = 12.0
  private static let minutesPerQuestion = 1.0
  private static let minutesPerSample = 2.0
  private static let minutesPerDesign = 10.0

  /// Minutes to read and to practise, each rounded up.
  static func minutes(for lesson: Lesson) -> (read: Int, practise: Int) {
    let reading = lesson.sections.reduce(0.0) { $0 + minutes(toRead: $1.text) }
    let practising =
      Double(lesson.exercises.reduce(0) { $0 + $1.minutes })
      + Double(lesson.questions.count + (lesson.guess == nil ? 0 : 1)) * minutesPerQuestion
      + Double(lesson.samples.count) * minutesPerSample
      + Double(lesson.designs.count) * minutesPerDesign
    return (Int(reading.rounded(.up)), Int(practising.rounded(.up)))
  }

  private static func minutes(toRead text: String) -> Double {
    let lines = text.lines
    let isCode = MarkdownLines(lines, firstLine: 1).codeLines().isCode
    var words = 0
    var codeLines = 0
    for (line, isCode) in zip(lines, isCode) {
      if isCode {
        codeLines += 1
      } else {
        words += line.utf8.split(separator: UInt8(ascii: " ")).count
      }
    }
    return Double(words) / wordsPerMinute + Double(codeLines) / codeLinesPerMinute
  }
}
