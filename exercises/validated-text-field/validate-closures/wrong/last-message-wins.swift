// fails: all: the first message wins
// say: You go on after the first message, so the last one wins. An empty field is then told that
//   it "doesn't look like an address". Return as soon as one validator has something to say.
import Foundation

typealias Validator = (String) -> String?

func trimmed(_ text: String) -> String {
  text.trimmingCharacters(in: .whitespacesAndNewlines)
}

func required(_ message: String) -> Validator {
  { text in
    trimmed(text).isEmpty ? message : nil
  }
}

func length(_ range: ClosedRange<Int>, _ message: String) -> Validator {
  { text in
    let text = trimmed(text)
    return text.isEmpty || range.contains(text.count) ? nil : message
  }
}

func emailLike(_ message: String) -> Validator {
  { text in
    let text = trimmed(text)
    return text.isEmpty || looksLikeEmail(text) ? nil : message
  }
}

func looksLikeEmail(_ text: String) -> Bool {
  let pieces = text.split(separator: "@", omittingEmptySubsequences: false)
  guard pieces.count == 2 else { return false }
  let host = pieces[1]
  return !pieces[0].isEmpty && host.contains(".") && !host.hasPrefix(".") && !host.hasSuffix(".")
}

func all(_ validators: [Validator]) -> Validator {
  { text in
    var found: String?
    for validate in validators {
      if let message = validate(text) { found = message }
    }
    return found
  }
}
