/// An answer's demo lines as a function at the end of its library form, so that one call of the compiler sees both.
///
/// The function is unavailable: the compiler checks it and makes no code of it. Where a line could mean something else in
/// a function than in a script there is none, and the lines are compiled by themselves.
struct DemoFunction {
  let text: [UInt8]

  /// Takes the demo lines of an answer; nil where it has none, or some that must stand alone.
  init?(_ source: [UInt8], _ syntax: AnswerSyntax) {
    guard !syntax.script.isEmpty else { return nil }
    var text = Array(
      "\n@available(*, unavailable) @MainActor private func formlabDemo() async throws {\n".utf8)
    for range in syntax.script {
      guard range.upperBound <= source.count else { return nil }
      let lines = source[range]
      // A function may return; and a directive may speak of lines.
      if lines.contains(UInt8(ascii: "#")) || lines.firstRange(of: Array("return".utf8)) != nil {
        return nil
      }
      text += lines + [0x0A]
    }
    self.text = text + Array("}\n".utf8)
  }
}
