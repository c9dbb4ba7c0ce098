// fails: White space at the ends doesn't count, inside it does
// say: You count the white space at the ends, so three spaces are a title. Trim the text before
//   you count.
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
    let count = text.count
    if count < range.lowerBound {
      let fault = count == 0 ? "This can't be empty." : "Too short (\(range.lowerBound) at least)."
      return message ?? fault
    }
    return count > range.upperBound ? message ?? "Too long (\(range.upperBound) at most)." : nil
  }
}
