internal import CourseBook
internal import CourseFiles
internal import Grading

/// Previews of the course's samples for its pages.
struct SamplePreviews: Sendable {
  let grader: Grader

  /// The form of a sample as text and as a picture; nil for one that has none or can't be shown.
  func preview(of sample: Sample) -> Preview? {
    guard sample.dialect == .swiftUI,
      case .ready(let form) = try? grader.preview(
        Array(sample.source.text.utf8), view: nil, of: nil),
      let text = output(of: "show 60", form), let picture = output(of: "svg 390", form)
    else { return nil }
    return Preview(text: text, svg: picture)
  }

  private func output(of line: String, _ form: FormPreview) -> String? {
    guard case .state(let json, _) = try? form.ask(line) else { return nil }
    return FormState(json)?.output
  }
}
