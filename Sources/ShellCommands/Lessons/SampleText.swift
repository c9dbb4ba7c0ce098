internal import CourseFiles
internal import TerminalText

/// A sample as rows: text, code, and what can be done with it.
struct SampleText {
  let sample: Sample
  let session: Session

  var rows: [StyledText] {
    let capabilities = session.console.capabilities
    var rows: [StyledText] = [StyledText("Sample: \(sample.title)", .heading), ""]
    rows += Markdown.rows(sample.text, capabilities) + [""]
    rows += SwiftHighlighting.rows(sample.source.text) + [""]
    let preview: StyledText =
      sample.dialect == .swiftUI
      ? ", \(styled: "preview \(sample.id)", .command) shows it" : ""
    let text: StyledText =
      "\(styled: "run \(sample.id)", .command) runs it\(preview), \(styled: "edit \(sample.id)", .command) lets you change your own copy."
    return rows + Wrapping.fold(text, columns: min(capabilities.columns, Markdown.widestText))
  }
}
