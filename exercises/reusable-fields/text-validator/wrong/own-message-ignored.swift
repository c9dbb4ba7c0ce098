// fails: A message of one's own is told in place of all three
// say: You never use the validator's own message. If it has one, it takes the place of the three
//   sentences.
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
      let fault = count == 0 ? "This can't be empty." : "Too short (\(range.lowerBound) at least)."
      return fault
    }
    return count > range.upperBound ? "Too long (\(range.upperBound) at most)." : nil
  }
}
