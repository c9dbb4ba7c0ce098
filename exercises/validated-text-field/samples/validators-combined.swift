import Foundation

typealias Validator = (String) -> String?

func required(_ message: String) -> Validator {
  { text in text.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty ? message : nil }
}

func length(_ range: ClosedRange<Int>, _ message: String) -> Validator {
  { text in text.isEmpty || range.contains(text.count) ? nil : message }
}

func containing(_ characters: ClosedRange<Character>, _ message: String) -> Validator {
  { text in text.isEmpty || text.contains { characters.contains($0) } ? nil : message }
}

// The first message wins.
func all(_ validators: [Validator]) -> Validator {
  { text in
    for validate in validators {
      if let message = validate(text) { return message }
    }
    return nil
  }
}

func tryOut(_ name: String, _ validate: Validator) {
  print("\(name):")
  for text in ["", "owl", "nightowl", "nightowl7"] {
    print("  \"\(text)\": \(validate(text) ?? "right")")
  }
}

let strong = all([
  length(8...64, "Use 8 to 64 characters."),
  containing("0"..."9", "Use at least one digit."),
])

tryOut("A password that may be left out", strong)
tryOut("A password that is needed", all([required("Choose a password."), strong]))
