// fails: An empty text is said to be empty, not too short
// say: You call an empty text too short. That is true, but it doesn't say what a person sees:
//   there is nothing in the field.
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
    if count < range.lowerBound {
      let fault = "Too short (\(range.lowerBound) at least)."
      return message ?? fault
    }
    return count > range.upperBound ? message ?? "Too long (\(range.upperBound) at most)." : nil
  }
}
