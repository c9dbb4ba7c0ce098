// fails: A message of one's own is told in place of all three
// say: For an empty text you tell your own sentence although the validator brings one. Its
//   message takes the place of all three.
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
      return count == 0 ? fault : message ?? fault
    }
    return count > range.upperBound ? message ?? "Too long (\(range.upperBound) at most)." : nil
  }
}
