/// What is looked for among the cards: words, `"phrases"`, `tag:NAME`, `deck:NAME`, `id:NAME`; `-` before one of them
/// leaves out what it finds.
///
/// Case and accents don't count, and a word is found within longer ones: `validacion` finds `Validación`. A tag is
/// found with the tags within it: `tag:forms` finds `forms::focus`.
package struct CardSearch: Hashable, Sendable {
  private struct Term: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case word, tag, deck, id }

    var kind: Kind
    /// Folded; any of them will do.
    var texts: [String]
    var isExcluded: Bool
  }

  private var terms: [Term]

  /// Reads a query; an empty one finds everything.
  ///
  /// - Parameters:
  ///   - query: What the learner wrote.
  ///   - vocabulary: Words of one language with those of the other, to find cards by either.
  package init(_ query: String, vocabulary: SearchVocabulary = .forms) {
    terms = vocabulary.joined(CardSearch.words(query)).map { word in
      CardSearch.term(word, vocabulary: vocabulary)
    }
  }

  /// Whether a note is found.
  package func finds(_ note: Note, settings: DeckSettings = DeckSettings()) -> Bool {
    let texts = SearchedTexts(note, settings: settings)
    return terms.allSatisfy { term in
      term.texts.contains { texts.holds($0, kind: term.kind) } != term.isExcluded
    }
  }

  /// The words of a query; a phrase in quotation marks is one.
  private static func words(_ query: String) -> [String] {
    var words: [String] = []
    var word = ""
    var isQuoted = false
    for character in query {
      if "\"“”„".contains(character) {
        isQuoted.toggle()
      } else if character.isWhitespace, !isQuoted {
        words.append(word)
        word = ""
      } else {
        word.append(character)
      }
    }
    return (words + [word]).filter { !$0.isEmpty && $0 != "-" }
  }

  private static func term(_ word: String, vocabulary: SearchVocabulary) -> Term {
    let isExcluded = word.hasPrefix("-")
    let rest = UnicodeForms.folded(isExcluded ? String(word.dropFirst()) : word)
    for (prefix, kind) in [("tag:", Term.Kind.tag), ("deck:", .deck), ("id:", .id)]
    where rest.hasPrefix(prefix) && rest.count > prefix.count {
      let value = String(rest.dropFirst(prefix.count))
      return Term(kind: kind, texts: [value], isExcluded: isExcluded)
    }
    let texts = [rest] + vocabulary.otherWords(for: rest)
    return Term(kind: .word, texts: texts, isExcluded: isExcluded)
  }

  private struct SearchedTexts {
    let body: String
    let tags: [String]
    let deck: String
    let id: String

    init(_ note: Note, settings: DeckSettings) {
      let words = note.words + settings.words
      tags = (note.tags + settings.tags).map(UnicodeForms.folded)
      body = UnicodeForms.folded((CardSearch.texts(note.content) + words).joined(separator: "\n"))
      deck = UnicodeForms.folded(note.deck)
      id = UnicodeForms.folded(note.id?.text ?? "")
    }

    func holds(_ text: String, kind: Term.Kind) -> Bool {
      switch kind {
      case .word: body.contains(text) || tags.contains { $0.contains(text) }
      case .tag: tags.contains { $0 == text || $0.hasPrefix("\(text)::") }
      case .deck: deck.contains(text)
      case .id: id == text.split(separator: "/").first.map(String.init)
      }
    }
  }

  private static func texts(_ content: Note.Content) -> [String] {
    switch content {
    case .basic(let question, let answer): [question, answer]
    case .reversed(let term, let definition): [term, definition]
    case .cloze(let text, let extra): [text.plain, extra] + text.deletions.compactMap(\.hint)
    }
  }
}
