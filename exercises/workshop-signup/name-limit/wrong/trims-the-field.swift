// fails: Spaces around a name don't count
// say: Your `submit()` writes the trimmed name back into the field. It should use the trimmed
//   name for the message and leave `name` as it was typed.
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
    guard canSubmit else { return }
    name = trimmedName
    message = "Welcome, \(trimmedName)!"
  }
}
