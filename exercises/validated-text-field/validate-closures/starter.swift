import Foundation

typealias Validator = (String) -> String?

// Your turn: make validators.
func required(_ message: String) -> Validator {
  { text in nil }
}

func length(_ range: ClosedRange<Int>, _ message: String) -> Validator {
  { text in nil }
}

func emailLike(_ message: String) -> Validator {
  { text in nil }
}

func all(_ validators: [Validator]) -> Validator {
  { text in nil }
}

// A short story, for `run`.
let email = all([
  required("Enter your address."),
  emailLike("That doesn't look like an address."),
])
for text in ["", "  ", "ada", "ada@example", "ada@example.org"] {
  print("\"\(text)\": \(email(text) ?? "right")")
}
