/// Turns the pieces of a line into text.
struct MarkdownLine {
  private let capabilities: Capabilities

  init(_ capabilities: Capabilities) {
    self.capabilities = capabilities
  }

  func text(_ inlines: [MarkdownInline]) -> StyledText {
    inlines.map(text).joined()
  }

  private func text(_ inline: MarkdownInline) -> StyledText {
    switch inline {
    case .text(let text): StyledText(text)
    case .code(let code): self.code(code)
    case .emphasis(let inlines): text(inlines).with(.emphasis)
    case .strong(let inlines): text(inlines).with(.strong)
    case .struck(let inlines): "~" + text(inlines) + "~"
    case .link(let inlines, let url): link(text(inlines), url)
    case .image(let inlines, let url): image(text(inlines).plain, url)
    case .softBreak: " "
    case .lineBreak: "\n"
    case .html(let html): self.html(html)
    }
  }

  /// Without colour code keeps its marks, for its blanks and points are its own.
  private func code(_ code: String) -> StyledText {
    let isMarked = !capabilities.output.usesColour && !capabilities.isPlain
    return StyledText(isMarked ? "`\(code)`" : code, .code)
  }

  /// The address follows, unless the text says it.
  private func link(_ text: StyledText, _ url: String) -> StyledText {
    let shown = Sanitise.oneLine(url)
    let isSaid = text.plain == shown || "mailto:" + text.plain == shown || shown.hasPrefix("#")
    let styled = text.with(.link)
    if text.isEmpty { return StyledText(shown, .link) }
    return isSaid || shown.isEmpty ? styled : "\(styled) (\(shown))"
  }

  private func image(_ alternative: String, _ url: String) -> StyledText {
    "[image: \(alternative.isEmpty ? Sanitise.oneLine(url) : alternative)]"
  }

  private func html(_ html: String) -> StyledText {
    if html.hasPrefix("<!--") { return "" }
    return html.lowercased().hasPrefix("<br") ? "\n" : StyledText(html)
  }
}
