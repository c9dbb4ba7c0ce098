import Foundation

struct TextValidator {
  let range: ClosedRange<Int>
  let message: String?

  init(_ range: ClosedRange<Int>, message: String? = nil) {
    self.range = range
    self.message = message
  }

  // Your turn.
  func isValid(_ text: String) -> Bool {
    true
  }

  // Your turn.
  func error(for text: String) -> String? {
    message
  }
}

// A short story, for `run`.
let title = TextValidator(2...10)
let note = TextValidator(0...20, message: "Keep the note short, the list shows one line.")
for text in ["", "  ", "x", "Train to Lima", "Coffee"] {
  print("title \"\(text)\": \(title.error(for: text) ?? "right")")
}
for text in ["", "Two tickets, window seat"] {
  print("note \"\(text)\": \(note.error(for: text) ?? "right")")
}
