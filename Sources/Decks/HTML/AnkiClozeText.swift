/// Writes cloze texts for Anki's fields.
enum AnkiClozeText {
  /// HTML with Anki's marks; braces and colons of the text that would be read as marks are entities.
  static func html(_ text: ClozeText) -> String {
    let flat = ClozeTokens.flatten(text)
    guard ClozeTokens.canHold(text.plain) else {
      return NumberedCloze.write(text) { protected(MarkdownToHTML.plain($0)) }
    }
    let rich = ClozeTokens.numbered(MarkdownToHTML.html(flat), escape: protected)
    return isFaithful(rich, text)
      ? rich : NumberedCloze.write(text) { protected(MarkdownToHTML.plain($0)) }
  }

  /// Plain text with Anki's marks, or nil if the text holds marks of its own and so must be HTML.
  static func plain(_ text: ClozeText) -> String? {
    var isPlain = true
    let result = NumberedCloze.write(text) { run in
      if protected(run) != run { isPlain = false }
      return run
    }
    return isPlain ? result : nil
  }

  private static func isFaithful(_ html: String, _ text: ClozeText) -> Bool {
    var fields = AnkiFields(isHTML: true)
    return fields.content(.cloze, fields: [html]) == .cloze(text, extra: "")
  }

  private static func protected(_ run: String) -> String {
    var result = run
    if run.contains("{{") || run.contains("}}") || run.hasSuffix("}") || run.hasSuffix("{")
      || run.hasPrefix("}")
    {
      result = result.replacing("{", with: "&#123;").replacing("}", with: "&#125;")
    }
    if run.contains("::") || run.hasPrefix(":") || run.hasSuffix(":") {
      result = result.replacing(":", with: "&#58;")
    }
    return result
  }
}
