/// Finds lessons, sections, samples, questions, exercises, names of the framework and cards by words.
///
/// Case and accents don't count, and a word of four letters or more may have one typing error. Words in
/// English and Spanish lead to the names that the course uses (`words.yml`, keywords of lessons).
package struct CourseIndex: Sendable {
  /// Something that can be found.
  package struct Entry: Sendable, Equatable {
    /// What was found, in the order in which equals are listed.
    package enum Kind: String, Sendable, CaseIterable {
      case lesson, exercise, name, section, sample, question, card
    }

    package var kind: Kind
    /// The id of the lesson, exercise, sample or card; of the part within its lesson; or the name itself.
    package var id: String
    /// The id of the lesson that it stands in; empty for a card without one.
    package var lesson: String
    /// What people read, a few words; for a name the sections that explain it, the first three.
    package var title: String

    package init(kind: Kind, id: String, lesson: String, title: String) {
      self.kind = kind
      self.id = id
      self.lesson = lesson
      self.title = title
    }
  }

  /// An entry that was found.
  package struct Hit: Sendable, Equatable {
    package var entry: Entry
    /// How well it fits; more is better.
    package var score: Double
    /// The text around the first word found, on one line; empty where only the title holds it.
    package var excerpt: String
  }

  /// A card to be found, by a course's decks.
  package struct CardText: Sendable {
    package var id: String
    /// The id of its lesson; empty where it has none.
    package var lesson: String
    /// The question, or the text with all its words shown.
    package var front: String
    /// Everything else on it.
    package var back: String
    /// Words that it is to be found by.
    package var words: [String]

    package init(id: String, lesson: String, front: String, back: String, words: [String] = []) {
      self.id = id
      self.lesson = lesson
      self.front = front
      self.back = back
      self.words = words
    }
  }

  private var items: [SearchItem] = []
  /// For each word, the items that hold it and how much it counts there.
  private var postings: [String: [(item: Int, weight: Double)]] = [:]
  private let synonyms: SearchSynonyms

  /// An index over a course and its cards.
  package init(course: Course, cards: [CardText] = []) {
    synonyms = SearchSynonyms(course.words)
    for item in SearchItem.all(in: course, cards: cards) { add(item) }
  }

  /// What holds all words of a query, or words that the course uses for it; the best first.
  package func search(_ query: String, limit: Int = 30) -> [Hit] {
    let queries = synonyms.expand(query)
    var scores: [Int: Double] = [:]
    for (words, factor) in queries {
      for (item, score) in score(words) {
        scores[item] = max(scores[item] ?? 0, score * factor)
      }
    }
    let words = queries.flatMap(\.words)
    let hits = scores.map { item, score in
      (item, Hit(entry: items[item].entry, score: score, excerpt: items[item].excerpt(for: words)))
    }
    let sorted = hits.sorted { first, second in
      if first.1.score != second.1.score { return first.1.score > second.1.score }
      let kinds = Entry.Kind.allCases
      let (one, two) = (
        kinds.firstIndex(of: first.1.entry.kind) ?? 0,
        kinds.firstIndex(of: second.1.entry.kind) ?? 0
      )
      return one != two ? one < two : first.0 < second.0
    }
    return sorted.prefix(limit).map(\.1)
  }

  private mutating func add(_ item: SearchItem) {
    var weights: [String: Double] = [:]
    for (text, weight) in item.fields {
      for word in SearchText.words(text) { weights[word] = max(weights[word] ?? 0, weight) }
    }
    for (word, weight) in weights { postings[word, default: []].append((items.count, weight)) }
    items.append(item)
  }

  /// Items that hold every word, with the mean of what the words count there.
  private func score(_ words: [String]) -> [Int: Double] {
    var total: [Int: Double] = [:]
    for (number, word) in words.enumerated() {
      let best = score(word)
      total = number == 0 ? best : total.filter { best[$0.key] != nil }
      if number > 0 { total.merge(best.filter { total[$0.key] != nil }) { $0 + $1 } }
    }
    return total.mapValues { $0 / Double(words.count) }
  }

  private func score(_ word: String) -> [Int: Double] {
    var best: [Int: Double] = [:]
    for (known, quality) in matches(word) {
      for (item, weight) in postings[known] ?? [] {
        best[item] = max(best[item] ?? 0, weight * quality)
      }
    }
    return best
  }

  /// Known words that a typed one may mean, and how well they fit.
  private func matches(_ word: String) -> [(word: String, quality: Double)] {
    if postings[word] != nil { return [(word, 1)] + begun(by: word) }
    let begun = begun(by: word)
    guard begun.isEmpty, word.count >= 4 else { return begun }
    return postings.keys.filter {
      $0.count >= 4 && abs($0.count - word.count) <= 1 && Nearest.distance($0, word) == 1
    }.map { ($0, 0.5) }
  }

  private func begun(by word: String) -> [(word: String, quality: Double)] {
    guard word.count >= 3 else { return [] }
    return postings.keys.filter { $0.count > word.count && $0.hasPrefix(word) }.map { ($0, 0.7) }
  }
}
