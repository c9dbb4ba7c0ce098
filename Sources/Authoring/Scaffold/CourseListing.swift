/// Adds a lesson to the text of a `course.yml`, the rest of it as it is.
package enum CourseListing {
  /// The text with the lesson at the end of the list `lessons:`; nil where there is no such list
  /// in lines of its own, and its author has to add it.
  package static func adding(_ lesson: String, to text: String) -> String? {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard
      let heading = lines.firstIndex(where: {
        $0.hasPrefix("lessons:") && words(of: $0) == "lessons:"
      })
    else { return nil }
    var last = heading
    var indentation = "  "
    for index in lines.indices.dropFirst(heading + 1) {
      let content = lines[index].drop { $0 == " " }
      if content.isEmpty || content.hasPrefix("#") { continue }
      guard content.hasPrefix("- ") else { break }
      indentation = String(lines[index].prefix { $0 == " " })
      last = index
    }
    lines.insert("\(indentation)- \(lesson)", at: last + 1)
    return lines.joined(separator: "\n") + (text.hasSuffix("\n") ? "" : "\n")
  }

  /// A line without its comment and the blanks at its end.
  private static func words(of line: String) -> String {
    let content = line.split(separator: "#", omittingEmptySubsequences: false).first ?? ""
    return String(content.reversed().drop { $0 == " " }.reversed())
  }
}
