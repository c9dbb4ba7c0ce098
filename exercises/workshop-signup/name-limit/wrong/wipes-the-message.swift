// fails: Return in the last field can't get round the rule
// say: When the rule doesn't hold, your `submit()` still changes the message. It should leave
//   everything as it was.
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
    guard canSubmit else {
      message = ""
      return
    }
    message = "Welcome, \(trimmedName)!"
  }
}
