internal import CourseFiles
internal import Glibc
internal import TerminalText

/// `copy NAME DIR`: saves a component's code, or a sample, as a file.
struct CopyCommand: Command {
  let spec = CommandSpec(
    "copy", group: .learning, summary: "save a component or a sample as a file",
    arguments: [ArgumentSpec(.sample, label: "NAME"), ArgumentSpec(.folder, optional: true)],
    details: [
      "The file is NAME.swift in the folder given, or in the working folder; a file that is there is left alone."
    ],
    examples: [.init("copy ValidatedField ~/Project", "writes ValidatedField.swift there")])

  func run(_ arguments: ParsedArguments, in session: Session) throws(CommandFailure) -> ExitStatus {
    let name = arguments[0] ?? ""
    let (file, text) = try find(name, in: try session.course())
    let folder = arguments[1] ?? "."
    let path = folder.hasSuffix("/") ? folder + file : "\(folder)/\(file)"
    try DiskFile.create(path, text: text)
    session.say("Written:")
    session.console.show("  \(styled: path, .link)")
    return .done
  }

  private func find(
    _ name: String, in course: Course
  ) throws(CommandFailure) -> (file: String, text: String) {
    let wanted = name.lowercased()
    let components = course.lessons.compactMap(\.component)
    if let one = components.first(where: { $0.name.lowercased() == wanted }) {
      return ("\(one.name).swift", one.code.text)
    }
    if let sample = course.sample(name)?.sample {
      return ("\(sample.id).swift", sample.source.text)
    }
    let names = components.map(\.name) + course.lessons.flatMap(\.samples).map(\.id)
    throw .noSuch(
      kind: "component or sample", name: name,
      question: Suggestions.question(for: name, among: names)
        ?? (names.isEmpty ? nil : "There are \(names.joined(separator: ", "))."))
  }
}
