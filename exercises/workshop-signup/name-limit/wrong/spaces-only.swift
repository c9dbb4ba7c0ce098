// fails: Line breaks and tabs at the ends don't count
// say: You trim spaces but not line breaks. A name that was pasted often ends in one:
//   `.whitespacesAndNewlines` takes both away.
import Foundation

struct Signup {
  var name = ""
  var email = ""
  private(set) var message = ""

  var trimmedName: String {
    name.trimmingCharacters(in: .whitespaces)
  }

  var canSubmit: Bool {
    (1...40).contains(trimmedName.count) && email.contains("@")
  }

  mutating func submit() {
    guard canSubmit else { return }
    message = "Welcome, \(trimmedName)!"
  }
}
