// fails: A valid text has no error, whatever the message
// say: A validator with a message of its own tells it even for a text that is right. First find
//   out whether there is an error at all, then choose the words.
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
    if let message { return message }
    let count = text.trimmingCharacters(in: .whitespacesAndNewlines).count
    if count < range.lowerBound {
      let fault = count == 0 ? "This can't be empty." : "Too short (\(range.lowerBound) at least)."
      return message ?? fault
    }
    return count > range.upperBound ? message ?? "Too long (\(range.upperBound) at most)." : nil
  }
}
