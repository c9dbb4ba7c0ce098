/// Cleans what was pasted.
struct PastedText {
  /// The beginning of every prompt of ours, such as `formlab`.
  let program: String
  /// Prompts that were shown in this session, as they look.
  let prompts: Set<String>

  /// The text as it goes into the line: ends of lines are newlines, none at the end, our prompts and controls gone.
  func cleaned(_ pasted: String) -> String {
    var text = ""
    for scalar in pasted.unicodeScalars
    where scalar == "\n" || scalar == "\r" || scalar == "\t" || !isControl(scalar) {
      text.unicodeScalars.append(scalar)
    }
    var lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }.map(withoutPrompt)
    while lines.count > 1 && lines.last?.allSatisfy(\.isWhitespace) == true { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  private func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .control
  }

  private func withoutPrompt(_ line: Substring) -> String {
    for prompt in prompts where !prompt.isEmpty && line.hasPrefix(prompt) {
      return String(line.dropFirst(prompt.count))
    }
    return String(line.dropFirst(promptLength(line)))
  }

  /// The length of a prompt of an earlier session: the program's name, words of ids, `> `.
  private func promptLength(_ line: Substring) -> Int {
    guard !program.isEmpty, line.hasPrefix(program) else { return 0 }
    var length = program.count
    for character in line.dropFirst(program.count) {
      length += 1
      if character == ">" { return line.dropFirst(length).first == " " ? length + 1 : 0 }
      guard character.isLetter || character.isNumber || " -/:.".contains(character) else {
        return 0
      }
    }
    return 0
  }
}
