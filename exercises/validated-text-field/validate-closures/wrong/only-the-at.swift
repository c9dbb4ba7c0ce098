// fails: emailLike: after the @ there is a dot inside
// fails: emailLike: there is exactly one @, with something before it
// say: You look for an @ and for nothing else. The task wants exactly one, something before it,
//   and after it something with a dot inside.
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
  text.contains("@")
}

func all(_ validators: [Validator]) -> Validator {
  { text in
    for validate in validators {
      if let message = validate(text) { return message }
    }
    return nil
  }
}
