// fails: A field that may be empty accepts an empty text
// say: You turn away every empty text, even where the range begins at 0. Such a field may be left
//   empty; let the range decide.
import Foundation

struct TextValidator {
  let range: ClosedRange<Int>
  let message: String?

  init(_ range: ClosedRange<Int>, message: String? = nil) {
    self.range = range
    self.message = message
  }

  func isValid(_ text: String) -> Bool {
    error(for: text) == nil
  }

  func error(for text: String) -> String? {
    let count = text.trimmingCharacters(in: .whitespacesAndNewlines).count
    if count == 0 || count < range.lowerBound {
      let fault = count == 0 ? "This can't be empty." : "Too short (\(range.lowerBound) at least)."
      return message ?? fault
    }
    return count > range.upperBound ? message ?? "Too long (\(range.upperBound) at most)." : nil
  }
}
