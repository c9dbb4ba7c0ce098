// fails: Return in the last field can't get round the rule
// say: `submit()` has a rule of its own that forgets the limit, so the button says no where the
//   return key says yes. Let `submit()` ask `canSubmit`; then there is only one rule.
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
    guard !trimmedName.isEmpty, email.contains("@") else { return }
    message = "Welcome, \(trimmedName)!"
  }
}
