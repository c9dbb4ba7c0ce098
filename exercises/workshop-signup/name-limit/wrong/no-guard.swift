// fails: Return in the last field can't get round the rule
// say: Your button follows the rule, but `submit()` doesn't ask it. The return key in the last
//   field calls `submit()` even while the button is disabled, so the guard belongs into
//   `submit()`, too.
import Foundation

struct Signup {
  var name = ""
  var email = ""
  private(set) var message = ""

  var trimmedName: String {
    name.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  var canSubmit: Bool {
    (1...40).contains(trimmedName.count) && email.contains("@")
  }

  mutating func submit() {
    message = "Welcome, \(trimmedName)!"
  }
}
