// fails: The limit lies between 40 and 41 characters
// say: A name of 40 characters is still right, and you turn it away. `1..<40` ends at 39;
//   `1...40` has 40 in it.
import Foundation

struct Signup {
  var name = ""
  var email = ""
  private(set) var message = ""

  var trimmedName: String {
    name.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  var canSubmit: Bool {
    (1..<40).contains(trimmedName.count) && email.contains("@")
  }

  mutating func submit() {
    guard canSubmit else { return }
    message = "Welcome, \(trimmedName)!"
  }
}
