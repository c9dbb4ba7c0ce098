internal import CourseFiles
internal import Record
internal import TerminalText

/// The shell's prompt: the tool, and the lesson and exercise that the learner is at.
struct Prompt {
  let session: Session

  var text: String {
    let place = session.learner().store.state.place
    let name = place?.exercise ?? place?.lesson
    // The lesson is left out where it would not fit beside an exercise.
    let room = session.console.capabilities.columns / 2
    let full = [place?.lesson, place?.exercise].compactMap(\.self).joined(separator: "/")
    let shown = full.count <= room ? full : name ?? ""
    let words: StyledText =
      shown.isEmpty ? "\(styled: "formlab>", .prompt)" : "\(styled: "formlab \(shown)>", .prompt)"
    return words.rendered(usesColour: session.console.capabilities.output.usesColour) + " "
  }
}
