internal import CourseBook
internal import CourseFiles
internal import TerminalText

/// `book DIR`: writes the course as a static site.
struct BookCommand: Command {
  let spec = CommandSpec(
    "book", group: .teaching, summary: "write the course as a static site",
    arguments: [ArgumentSpec(.folder)],
    details: [
      "Samples of SwiftUI are shown as text and as pictures.",
      "The pages need no script and no network, follow the light or dark scheme, and can be put on any web server.",
      "Pages of the same name in the folder are replaced; nothing else there is touched.",
    ],
    examples: [.init("book site", "writes the pages into the folder site")])

  func run(_ arguments: ParsedArguments, in session: Session) throws(CommandFailure) -> ExitStatus {
    let folder = arguments[0] ?? ""
    let previews = SamplePreviews(grader: try session.grader())
    let book = Book(
      course: try session.course(),
      highlight: { code in
        SwiftHighlighting.highlight(code).runs.map { run in
          CodePiece(text: run.text, role: run.meaning.map { "\($0)" } ?? "")
        }
      }, previews: { previews.preview(of: $0) })
    let files = book.files()
    for file in files { try DiskFile.replace("\(folder)/\(file.path)", text: file.text) }
    session.say("\(files.count) files are written. Open this one in a browser:")
    session.console.show("  \(styled: "\(folder)/index.html", .link)")
    return .done
  }
}
