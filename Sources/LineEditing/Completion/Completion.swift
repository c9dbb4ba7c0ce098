/// One text that fits at the cursor.
package struct CompletionCandidate: Sendable, Equatable {
  /// What takes the place of the word before the cursor.
  package var text: String
  /// A few words on it, for the list; may be empty.
  package var summary: String
  /// What follows when it is the only one: a blank, or nothing for a folder.
  package var ending: String
  /// What the list shows; nil means `text`.
  package var label: String?

  package init(_ text: String, summary: String = "", ending: String = " ", label: String? = nil) {
    self.text = text
    self.summary = summary
    self.ending = ending
    self.label = label
  }
}

/// What fits at the cursor.
package struct Completion: Sendable, Equatable {
  /// The part before the cursor that a candidate replaces.
  package var word: String
  package var candidates: [CompletionCandidate]

  package init(word: String, candidates: [CompletionCandidate]) {
    self.word = word
    self.candidates = candidates
  }

  /// Nothing fits.
  package static let nothing = Completion(word: "", candidates: [])

  /// What Tab does with it.
  enum Step: Equatable {
    case nothing
    /// The word is replaced.
    case insert(String)
    /// There is nothing to add: the list is shown.
    case list
  }

  var step: Step {
    guard let first = candidates.first else { return .nothing }
    if candidates.count == 1 {
      let text = first.text + first.ending
      return text == word ? .nothing : .insert(text)
    }
    let common = Self.commonPrefix(candidates.map(\.text))
    return common.count >= word.count && common != word ? .insert(common) : .list
  }

  /// The longest beginning that all texts share, in whole characters.
  static func commonPrefix(_ texts: [String]) -> String {
    guard var common = texts.first.map({ Substring($0) }) else { return "" }
    for text in texts.dropFirst() {
      let length = zip(common, text).prefix { $0 == $1 }.count
      common = common.prefix(length)
    }
    return String(common)
  }
}

/// Finds what fits, given the text before the cursor and the text after it.
package typealias Completer = (_ before: String, _ after: String) -> Completion
