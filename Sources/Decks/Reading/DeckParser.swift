/// Reads a deck file: cards in Markdown, in the form that hashcards began.
///
///     <!-- id: k3v9tq2m -->
///     Q: What does `@State` own?
///     A: A value of the view, kept between its updates.
///
///     C: [`@FocusState`] tells which field has the [focus].
///
/// `Q:` and `A:` make one card, `C:` one for each `[deletion]` (`E:` below it is shown with the answers), `T:` and
/// `D:` two, one in each direction. A tag counts at the very start of a line only; a line `---` ends a card. A
/// comment `<!-- id: NAME -->`, `tags:`, `words:` or `exercise:` belongs to the card whose tag follows.
///
/// It differs from hashcards in these points: code blocks are text, whatever their lines begin with; a backslash
/// before a line that would mean something makes it text; comments on lines of their own are no text where they stand
/// between cards or end a part, and nothing in them counts, so a card can be commented out.
struct DeckParser {
  private let file: String
  private let lines: [SourceLines.Line]
  private var deck: ParsedDeck
  private var draft: CardDraft?
  private var attributes = CardAttributes()
  private var fence: (fence: CodeFence, line: Int)?
  /// The line on which a comment between cards began, while it is open.
  private var comment: Int?
  private var index = 0
  /// Whether something that wanted to be a card was refused.
  private var hasRefused = false
  /// The last line that belonged to no card.
  private var lastRefused = -1

  /// Reads a file's bytes; what can't be read is told in the result's problems.
  static func parse(_ bytes: [UInt8], file: String, modified: Int64? = nil) -> ParsedDeck {
    do throws(DeckProblem) {
      let lines = try SourceLines(bytes, file: file).lines
      var parser = DeckParser(lines: lines, file: file)
      parser.parse()
      for index in parser.deck.entries.indices {
        parser.deck.entries[index].note.modified = modified
      }
      return parser.deck
    } catch {
      return ParsedDeck(file: file, settings: DeckSettings(), entries: [], problems: [error])
    }
  }

  private init(lines: [SourceLines.Line], file: String) {
    let front = FrontMatter(lines, file: file)
    self.file = file
    self.lines = lines
    self.index = front.count
    self.deck = ParsedDeck(
      file: file, settings: front.settings, entries: [], problems: front.problems, hasTags: false)
  }

  private mutating func parse() {
    while index < lines.count {
      read(lines[index])
      index += 1
    }
    if let fence { report(.fenceNotClosed, line: fence.line, column: 1) }
    if let comment { report(.commentNotClosed, line: comment, column: 1) }
    finishCard()
    refuseAttributes()
    if deck.entries.isEmpty, deck.problems.isEmpty, !hasRefused {
      deck.problems.append(DeckProblem(place: SourcePlace(file: file), fault: .noCards))
    }
    deck.problems.sort { $0.place.line < $1.place.line }
  }

  private mutating func read(_ line: SourceLines.Line) {
    if let fence {
      if fence.fence.isClosed(by: line.text) { self.fence = nil }
      return addText(line.text, line)
    }
    if comment != nil { return readComment(line) }
    switch DeckLine(line.text) {
    case .tag(let tag): readTag(tag, line)
    case .separator: readSeparator(line)
    case .attribute(let attribute): readAttribute(attribute, line)
    case .fence(let fence):
      self.fence = (fence, line.number)
      addText(line.text, line)
    case .comment(let isOpen):
      if isOpen { comment = line.number }
      addComment(line)
    case .conflict: report(.conflictMarker, line: line.number, column: 1)
    case .text: readText(line)
    }
  }

  // MARK: Tags

  private mutating func readTag(_ tag: DeckTag, _ line: SourceLines.Line) {
    guard isTag(tag) else { return readText(line) }
    deck.hasTags = true
    if let opener = tag.opener {
      readFollower(tag, opener: opener, line)
    } else {
      finishCard()
      draft = CardDraft(
        parts: [], attributes: attributes, tagStart: line.start, end: line.end,
        ending: line.ending == .none && index > 0 ? lines[index - 1].ending : line.ending)
      attributes = CardAttributes()
      addPart(tag, line)
    }
  }

  /// Whether a tag counts here: `T:` needs a `D:` as the next tag and a blank line or the like above it, and `D:`
  /// and `E:` count only in the cards that have them; elsewhere they begin lines of text.
  private func isTag(_ tag: DeckTag) -> Bool {
    switch tag {
    case .term: startsBlock(index) && nextTag(after: index) == .definition
    case .definition: draft?.opener == .term
    case .extra: draft?.opener == .cloze
    default: true
    }
  }

  private func startsBlock(_ index: Int) -> Bool {
    guard index > 0, draft != nil else { return true }
    let above = lines[index - 1].text
    if above.trimmedPart.isEmpty { return true }
    if case .attribute = DeckLine(above) { return true }
    return false
  }

  private func nextTag(after index: Int) -> DeckTag? {
    var fence = CodeFence(opening: lines[index].text.dropFirst(2))
    for line in lines[(index + 1)...] {
      if let open = fence {
        if open.isClosed(by: line.text) { fence = nil }
        continue
      }
      switch DeckLine(line.text) {
      case .tag(let tag): return tag
      case .separator: return nil
      case .fence(let opened): fence = opened
      default: continue
      }
    }
    return nil
  }

  private mutating func readFollower(_ tag: DeckTag, opener: DeckTag, _ line: SourceLines.Line) {
    guard let draft, draft.opener == opener else {
      finishCard()
      hasRefused = true
      return report(
        .unexpectedPart(tag: tag.rawValue, wanted: opener.rawValue), line: line.number, column: 1)
    }
    if draft.part(tag) != nil {
      report(.repeatedPart(tag: tag.rawValue), line: line.number, column: 1)
    }
    takeAttributes()
    addPart(tag, line)
  }

  private mutating func addPart(_ tag: DeckTag, _ line: SourceLines.Line) {
    let text = String(line.text.dropFirst(2))
    if let fence = CodeFence(opening: text) { self.fence = (fence, line.number) }
    var field = FieldText()
    field.append(text, line: line.number, column: 3)
    draft?.parts.append(CardDraft.Part(tag: tag, line: line.number, field: field))
    draft?.end = line.end
  }

  // MARK: Text

  private mutating func readText(_ line: SourceLines.Line) {
    if draft != nil {
      addText(DeckLine.unescaped(line.text), line)
    } else if !line.text.trimmedPart.isEmpty {
      addText(line.text, line)
    }
  }

  private mutating func addText(_ text: String, _ line: SourceLines.Line) {
    guard draft != nil else { return refuse(line) }
    // A dropped backslash moves the text one column to the right.
    let column = text.utf8.count < line.text.utf8.count ? 2 : 1
    draft?.append(text, line: line.number, column: column, isComment: false)
    if !text.trimmedPart.isEmpty { draft?.end = line.end }
  }

  /// Tells of text that belongs to no card: once for lines that follow each other.
  private mutating func refuse(_ line: SourceLines.Line) {
    defer { lastRefused = line.number }
    hasRefused = true
    if line.number == lastRefused + 1 { return }
    let column = line.text.prefix { $0.isWhitespace }.count + 1
    report(.textOutsideCard(line.text.trimmed), line: line.number, column: column)
  }

  /// Reads a line within a comment of several lines, in which nothing has a meaning.
  private mutating func readComment(_ line: SourceLines.Line) {
    if line.text.contains("-->") { comment = nil }
    addComment(line)
  }

  private mutating func addComment(_ line: SourceLines.Line) {
    draft?.append(line.text, line: line.number, column: 1, isComment: true)
  }

  private mutating func readSeparator(_ line: SourceLines.Line) {
    if let draft, !draft.isAnswered {
      report(.separatorBeforeAnswer(tag: draft.opener.rawValue), line: line.number, column: 1)
      hasRefused = true
      self.draft = nil
    }
    finishCard()
    refuseAttributes()
  }

  // MARK: Attributes

  private mutating func readAttribute(_ attribute: NoteAttribute, _ line: SourceLines.Line) {
    if let draft, draft.isAnswered { finishCard() }
    if attributes.first == nil {
      attributes.first = (line.start, line.number, attribute.key.rawValue)
    }
    guard !attribute.value.isEmpty else {
      return report(
        .emptyValue(key: attribute.key.rawValue), line: line.number, column: attribute.column)
    }
    switch attribute.key {
    case .id: readID(attribute, line)
    case .tags: attributes.tags = NoteAttribute.tags(attribute.value)
    case .words: attributes.words = NoteAttribute.phrases(attribute.value)
    case .exercise: attributes.exercise = attribute.value
    }
  }

  private mutating func readID(_ attribute: NoteAttribute, _ line: SourceLines.Line) {
    if let first = attributes.idLineNumber ?? draft?.attributes.idLineNumber {
      return report(.secondID(first: first), line: line.number, column: 1)
    }
    attributes.idLineNumber = line.number
    attributes.idLine = line.start..<line.end
    let words = attribute.value.split { $0.isWhitespace }
    let remembered = words.dropFirst().map { RememberedDeletion($0) }
    guard let id = words.first.flatMap({ NoteID(String($0)) }), !remembered.contains(nil) else {
      hasRefused = true
      return report(.badID(attribute.value), line: line.number, column: attribute.column)
    }
    attributes.id = id
    attributes.remembered = remembered.isEmpty ? nil : remembered.compactMap { $0 }
  }

  /// Gives the card being read the attributes that stand between its parts.
  private mutating func takeAttributes() {
    guard attributes.first != nil else { return }
    if draft?.attributes.idLineNumber == nil {
      draft?.attributes.id = attributes.id
      draft?.attributes.idLineNumber = attributes.idLineNumber
      draft?.attributes.idLine = attributes.idLine
      draft?.attributes.remembered = attributes.remembered
    }
    if !attributes.tags.isEmpty { draft?.attributes.tags = attributes.tags }
    if !attributes.words.isEmpty { draft?.attributes.words = attributes.words }
    if let exercise = attributes.exercise { draft?.attributes.exercise = exercise }
    attributes = CardAttributes()
  }

  private mutating func refuseAttributes() {
    if let first = attributes.first {
      report(.attributeWithoutCard(key: first.key), line: first.line, column: 1)
    }
    attributes = CardAttributes()
  }

  // MARK: Cards

  private mutating func finishCard() {
    defer { draft = nil }
    guard let draft else { return }
    // A bad id is reported already; the card must not get a new one in its place.
    if draft.attributes.idLineNumber != nil, draft.attributes.id == nil { return }
    do throws(DeckProblem) {
      deck.entries.append(
        try CardFinisher(draft: draft, file: file, settings: deck.settings).entry())
    } catch {
      hasRefused = true
      deck.problems.append(error)
    }
  }

  private mutating func report(_ fault: DeckFault, line: Int, column: Int) {
    let place = SourcePlace(file: file, line: line, column: column)
    deck.problems.append(DeckProblem(place: place, fault: fault))
  }
}
