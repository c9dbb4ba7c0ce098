/// Words in several languages that stand for a name of the course.
struct SearchSynonyms: Sendable {
  private let phrases: [(said: [String], means: [[String]])]

  init(_ words: [SearchWord]) {
    phrases = words.flatMap { word in
      let means = word.means.map { [SearchText.fold($0.filter { $0.isLetter || $0.isNumber })] }
      return word.said.map { (SearchText.words($0), means) }
    }
  }

  /// The queries that a query stands for, each as words, and how much what they find counts.
  func expand(_ query: String) -> [(words: [String], factor: Double)] {
    let said = query.split { !$0.isLetter && !$0.isNumber }.map { SearchText.fold($0) }
    guard !said.isEmpty else { return [] }
    var queries: [(words: [String], factor: Double)] = [(said, 1)]
    if said.count > 1 { queries.append(([said.joined()], 0.9)) }
    for (phrase, means) in phrases where Self.isSame(phrase, said) {
      queries += means.map { ($0, 0.9) }
    }
    return queries
  }

  /// Whether two phrases are the same but for one typing error in each longer word.
  private static func isSame(_ phrase: [String], _ said: [String]) -> Bool {
    phrase.count == said.count
      && zip(phrase, said).allSatisfy { one, two in
        one == two || (min(one.count, two.count) >= 4 && Nearest.distance(one, two) <= 1)
      }
  }
}
