/// A Markdown file split into its front matter and its body.
struct FrontMatter {
  /// The keys, in the order of the file.
  var entries: [YAMLEntry]
  /// Where the keys begin.
  var place: Place
  /// The lines after the front matter.
  var body: MarkdownLines

  private static let largest = 1 << 16

  /// Splits a file that begins with a line `---`.
  static func read(
    _ text: String, file: String, problems: ProblemList
  ) throws(CourseProblem) -> FrontMatter {
    let lines = text.lines
    if text.allSatisfy(\.isWhitespace) {
      throw CourseProblem(
        file: file, message: "This file is empty.",
        hint: "It begins with a line `---`, keys, and a second line `---`.")
    }
    guard let first = lines.first, isFence(first) else {
      throw CourseProblem(
        file: file, line: 1, message: "The file doesn't begin with front matter.",
        hint: "Let the first line be `---`, then keys such as `id: ...`, then `---` again.")
    }
    guard let end = lines.dropFirst().firstIndex(where: isFence) else {
      throw CourseProblem(
        file: file, line: 1, message: "The front matter that begins here is never closed.",
        hint: "Add a line `---` after its last key.")
    }
    let keys = lines[1..<end].joined(separator: "\n")
    guard keys.utf8.count <= largest else {
      throw CourseProblem(
        file: file, line: 1, message: "The front matter is longer than 64 KiB.",
        hint: "Is the line `---` after its last key missing?")
    }
    let (entries, place) = try YAMLReader.mapping(
      keys, file: file, linesBefore: 1, problems: problems)
    let body = MarkdownLines(Array(lines[(end + 1)...]), firstLine: end + 2)
    return FrontMatter(entries: entries, place: place, body: body)
  }

  private static func isFence(_ line: String) -> Bool {
    line.hasPrefix("---") && line.dropFirst(3).allSatisfy { $0 == " " || $0 == "\t" }
  }
}
