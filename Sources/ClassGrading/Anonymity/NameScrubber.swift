import Grading

/// Takes the words of a student's name out of what an answer printed or the compiler quoted.
struct NameScrubber: Sendable, Equatable {
  /// What stands in place of a name.
  static let mark = "[name]"

  private let words: Set<String>

  /// - Parameters:
  ///   - names: the student's names, however they are written.
  ///   - kept: words of the exercise's own texts, which are no secret.
  init(names: [String], kept: Set<String>) {
    let all = names.flatMap(Self.words).filter { $0.count >= 3 && !$0.allSatisfy(\.isNumber) }
    words = Set(all).subtracting(kept)
  }

  /// Runs of letters and digits, in lower case.
  static func words(in text: String) -> [String] {
    text.split { !$0.isLetter && !$0.isNumber }.map { $0.lowercased() }
  }

  func scrub(_ text: String) -> String {
    guard !words.isEmpty else { return text }
    var scrubbed = ""
    var rest = text[...]
    while !rest.isEmpty {
      let word = rest.prefix { $0.isLetter || $0.isNumber }
      if word.isEmpty {
        scrubbed.append(rest.removeFirst())
      } else {
        scrubbed += words.contains(word.lowercased()) ? Self.mark : String(word)
        rest = rest[word.endIndex...]
      }
    }
    return scrubbed
  }

  func scrub(_ verdict: Verdict) -> Verdict {
    guard !words.isEmpty else { return verdict }
    var verdict = verdict
    verdict.output = scrub(verdict.output)
    verdict.message = verdict.message.map(scrub)
    for index in verdict.diagnostics.indices {
      verdict.diagnostics[index].message = scrub(verdict.diagnostics[index].message)
      verdict.diagnostics[index].fixIt = verdict.diagnostics[index].fixIt.map(scrub)
    }
    for index in verdict.cases.indices {
      verdict.cases[index].actual = verdict.cases[index].actual.map(scrub)
      verdict.cases[index].message = verdict.cases[index].message.map(scrub)
    }
    return verdict
  }
}
