import Foundation

protocol FieldValidator {
  func error(for text: String) -> String?
}

extension FieldValidator {
  func isValid(_ text: String) -> Bool { error(for: text) == nil }
}

struct TextValidator: FieldValidator {
  var range: ClosedRange<Int>
  var message: String?

  func error(for text: String) -> String? {
    let count = text.trimmingCharacters(in: .whitespacesAndNewlines).count
    if range.contains(count) { return nil }
    return message ?? "Use \(range.lowerBound) to \(range.upperBound) characters."
  }
}

struct NumberValidator: FieldValidator {
  var range: ClosedRange<Int>

  func error(for text: String) -> String? {
    guard let number = Int(text) else { return "Enter a whole number." }
    if range.contains(number) { return nil }
    return "Enter a number from \(range.lowerBound) to \(range.upperBound)."
  }
}

let rules: [(label: String, validator: any FieldValidator, texts: [String])] = [
  ("Note", TextValidator(range: 0...12), ["", "Window seat", "Window seat, please"]),
  (
    "Title", TextValidator(range: 1...18, message: "The bank cuts titles at 18 characters."),
    ["Train to Lima", "Train to Lima and back"]
  ),
  ("Seats", NumberValidator(range: 1...4), ["2", "5", "two"]),
]

for (label, validator, texts) in rules {
  for text in texts {
    let verdict = validator.isValid(text) ? "right" : "wrong"
    let reason = validator.error(for: text).map { ": \($0)" } ?? ""
    print("\(label) \"\(text)\" is \(verdict)\(reason)")
  }
}
