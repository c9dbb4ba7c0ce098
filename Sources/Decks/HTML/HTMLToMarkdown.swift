/// Turns the HTML of a card's field into the Markdown of a deck file.
struct HTMLToMarkdown {
  /// The Markdown.
  private(set) var text = ""
  /// Names of elements whose formatting was dropped.
  private(set) var dropped: [String] = []
  /// Names of files that the field shows.
  private(set) var media: [String] = []

  /// A line break that is owed before the next text.
  private var owesLine = false
  /// Text of the code being collected.
  private var code: String?
  /// Language of the code block being collected; nil while there is none.
  private var block: String?
  private var links: [String] = []
  private var lists: [Int?] = []
  private var skipped: String?

  init(_ html: String) {
    for token in HTMLTokens(html) { read(token) }
    if let code { endCode(code) }
  }

  private mutating func read(_ token: HTMLTokens.Token) {
    if let name = skipped {
      if token == .close(name: name) { skipped = nil }
      return
    }
    switch token {
    case .text(let words): add(words)
    case .open(let name, let attributes): open(name, attributes)
    case .close(let name): close(name)
    }
  }

  // MARK: Text

  private mutating func add(_ words: String) {
    if block != nil || code != nil {
      code = (code ?? "") + words
    } else {
      emit(words.replacing("\r\n", with: " ").replacing("\n", with: " "))
    }
  }

  private mutating func emit(_ words: String) {
    if words.isEmpty { return }
    if owesLine, !text.isEmpty, text.last != "\n" { text += "\n" }
    owesLine = false
    text += words
  }

  private mutating func breakLine() {
    if block != nil || code != nil {
      code = (code ?? "") + "\n"
    } else {
      if owesLine, !text.isEmpty { text += "\n" }
      owesLine = false
      text += "\n"
    }
  }

  /// Ends the line, if something stands on it.
  private mutating func startBlock() {
    if !text.isEmpty, text.last != "\n" || owesLine { owesLine = true }
  }

  private mutating func drop(_ name: String) {
    if !dropped.contains(name) { dropped.append(name) }
  }

  // MARK: Elements

  private mutating func open(_ name: String, _ attributes: [String: String]) {
    switch name {
    case "br": breakLine()
    case "pre": openBlock(attributes)
    case "code", "tt", "kbd", "samp": openCode(attributes)
    case _ where block != nil || code != nil: break
    case "b", "strong": emit("**")
    case "i", "em": emit("*")
    case "a": openLink(attributes)
    case "img": addImage(attributes)
    case "hr":
      startBlock()
      emit("***")
      owesLine = true
    case "ul", "ol": openList(isNumbered: name == "ol")
    case "li": openItem()
    case "script", "style":
      skipped = name
      drop(name)
    case "div", "p", "blockquote", "section", "tr", "dt", "dd", "h1", "h2", "h3", "h4", "h5", "h6",
      "body", "html", "center", "table", "article", "header", "footer", "figure":
      startBlock()
      if !HTMLToMarkdown.plainBlocks.contains(name) { drop(name) }
    case "span", "font", "wbr", "meta", "tbody":
      if !attributes.isEmpty { drop(name) }
    default: drop(name)
    }
  }

  private static let plainBlocks: Set<String> = ["div", "p", "body", "html", "section", "article"]

  private mutating func close(_ name: String) {
    switch name {
    case "pre": endBlock()
    case "code", "tt", "kbd", "samp":
      if block == nil, let code { endCode(code) }
    case _ where block != nil || code != nil: break
    case "b", "strong": emit("**")
    case "i", "em": emit("*")
    case "a":
      if let target = links.popLast(), !target.isEmpty { emit("](\(target))") }
    case "ul", "ol":
      _ = lists.popLast()
      owesLine = true
    case "div", "p", "blockquote", "section", "tr", "li", "dt", "dd", "h1", "h2", "h3", "h4", "h5",
      "h6", "table", "center", "article", "header", "footer", "figure":
      if text.last != "\n" { owesLine = true }
    default: break
    }
  }

  // MARK: Code

  private mutating func openBlock(_ attributes: [String: String]) {
    guard block == nil else { return }
    if let code { endCode(code) }
    block = HTMLToMarkdown.language(attributes) ?? ""
    code = ""
  }

  private mutating func openCode(_ attributes: [String: String]) {
    if block != nil {
      if block == "", code == "" { block = HTMLToMarkdown.language(attributes) ?? "" }
    } else if code == nil {
      code = ""
    }
  }

  private mutating func endBlock() {
    guard let language = block else { return }
    let lines = code ?? ""
    block = nil
    code = nil
    if !text.isEmpty, text.last != "\n" { owesLine = true }
    let fence = HTMLToMarkdown.marks(longerThanIn: lines, atLeast: 3)
    emit("\(fence)\(language)\n\(lines)\n\(fence)")
    owesLine = true
  }

  private mutating func endCode(_ words: String) {
    code = nil
    if block != nil {
      code = words
      return endBlock()
    }
    let line = words.replacing("\n", with: " ")
    guard !line.isEmpty else { return }
    let marks = HTMLToMarkdown.marks(longerThanIn: line, atLeast: 1)
    let blank = line.hasPrefix("`") || line.hasSuffix("`") ? " " : ""
    emit("\(marks)\(blank)\(line)\(blank)\(marks)")
  }

  private static func language(_ attributes: [String: String]) -> String? {
    attributes["class"]?.split(separator: " ").first { $0.hasPrefix("language-") }
      .map { String($0.dropFirst("language-".count)) }
  }

  /// Backticks, one more than the longest run of them in a text.
  private static func marks(longerThanIn text: String, atLeast least: Int) -> String {
    var longest = 0
    var run = 0
    for character in text {
      run = character == "`" ? run + 1 : 0
      longest = max(longest, run)
    }
    return String(repeating: "`", count: max(least, longest == 0 ? 1 : longest + 1))
  }

  // MARK: Links, pictures, lists

  private mutating func openLink(_ attributes: [String: String]) {
    let target = attributes["href"] ?? ""
    links.append(target)
    if !target.isEmpty { emit("[") }
  }

  private mutating func addImage(_ attributes: [String: String]) {
    guard let source = attributes["src"], !source.isEmpty else { return drop("img") }
    let isRemote = source.contains("://")
    if !isRemote { media.append(source) }
    let path = attributes["data-path"] ?? (isRemote ? source : "media/\(source)")
    emit("![\(attributes["alt"] ?? "")](\(path))")
  }

  private mutating func openList(isNumbered: Bool) {
    startBlock()
    lists.append(isNumbered ? 0 : nil)
  }

  private mutating func openItem() {
    startBlock()
    let indent = String(repeating: "   ", count: max(0, lists.count - 1))
    if let last = lists.last, let number = last {
      lists[lists.count - 1] = number + 1
      emit("\(indent)\(number + 1). ")
    } else {
      emit("\(indent)- ")
    }
  }
}
