/// The line that opens a code block: three or more backticks or tildes.
///
/// Any indentation is allowed, since blocks in lists are indented.
struct CodeFence: Equatable, Sendable {
  private var mark: Character
  private var count: Int

  /// Reads the opening line of a code block; nil if the line opens none.
  init?(opening line: some StringProtocol) {
    let text = line.trimmedPart
    guard let mark = text.first, mark == "`" || mark == "~" else { return nil }
    let count = text.prefix { $0 == mark }.count
    guard count >= 3 else { return nil }
    if mark == "`", text.dropFirst(count).contains("`") { return nil }
    self.mark = mark
    self.count = count
  }

  /// Whether a line closes the block.
  func isClosed(by line: some StringProtocol) -> Bool {
    let text = line.trimmedPart
    return text.count >= count && text.allSatisfy { $0 == mark }
  }
}
