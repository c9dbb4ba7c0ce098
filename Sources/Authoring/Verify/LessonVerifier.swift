package import CourseFiles
import FoundationEssentials

/// Looks at a lesson's page and runs its samples.
struct LessonVerifier {
  let lesson: Lesson
  /// The folder with the decks; nil where decks aren't looked for.
  let cards: String?
  let limiter: Limiter
  let runSample: SampleRunner?

  func subject() async -> VerifiedSubject {
    var subject = VerifiedSubject(kind: .lesson, name: lesson.id)
    let path = lesson.folder + "/lesson.md"
    let text = (try? TextFiles().text(at: path).text) ?? ""
    subject.findings =
      MarkdownPage(file: path, text: text).findings() + BlankFindings.findings(in: text, file: path)
      + deckFindings(path)
    if let runSample {
      for sample in lesson.samples { subject.findings += await findings(on: sample, runSample) }
    }
    subject.notes = [
      "\(lesson.samples.count) samples, \(lesson.questions.count) questions, "
        + "\(lesson.minutesToRead) minutes to read"
    ]
    return subject
  }

  private func deckFindings(_ path: String) -> [Finding] {
    guard let cards else { return [] }
    let deck = "\(cards)/\(lesson.deck).md"
    guard !FileManager.default.fileExists(atPath: deck) else { return [] }
    return [
      Finding(
        .warning, file: path, "The lesson has no deck: there is no file \(deck).",
        hint: "`formlab new deck \(lesson.deck)` makes one.")
    ]
  }

  private func findings(on sample: Sample, _ run: @escaping SampleRunner) async -> [Finding] {
    let outcome = await limiter.run { [lesson] in run(lesson, sample) }
    let file = sample.source.path
    switch outcome {
    case .printed(let output):
      return difference(sample, output)
    case .refused(let line, let column, let message):
      return [
        Finding(
          file: file, line: line, column: column,
          "The sample `\(sample.id)` does not compile: \(message)")
      ]
    case .failed(let message):
      return [Finding(file: file, "The sample `\(sample.id)` does not run to its end: \(message)")]
    }
  }

  private func difference(_ sample: Sample, _ output: String) -> [Finding] {
    let expected = sample.expectedOutput
    guard output != expected.text else { return [] }
    let diff = SourceDiff(from: expected.text, to: output)
    return [
      Finding(
        file: expected.path, line: diff.line,
        "The sample `\(sample.id)` prints something else than this file says.",
        hint: "Correct the file, or the sample.", details: diff.text)
    ]
  }
}

/// Runs a sample as `run` would; blocks.
package typealias SampleRunner = @Sendable (Lesson, Sample) -> SampleOutcome

/// What became of a sample that was run.
package enum SampleOutcome: Sendable, Equatable {
  case printed(String)
  /// The first thing that the compiler refused.
  case refused(line: Int, column: Int, message: String)
  /// It crashed or passed a limit, in words.
  case failed(String)
}
