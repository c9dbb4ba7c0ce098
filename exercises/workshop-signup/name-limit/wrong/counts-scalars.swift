// fails: An emoji counts as one character
// fails: A letter with a combining mark counts as one character
// say: You count Unicode scalars. An `e` with a combining accent has two and a family emoji
//   five, and yet each is one character: use `count` on the string itself.
import Foundation

struct Signup {
  var name = ""
  var email = ""
  private(set) var message = ""

  var trimmedName: String {
    name.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  var canSubmit: Bool {
    (1...40).contains(trimmedName.unicodeScalars.count) && email.contains("@")
  }

  mutating func submit() {
    guard canSubmit else { return }
    message = "Welcome, \(trimmedName)!"
  }
}
