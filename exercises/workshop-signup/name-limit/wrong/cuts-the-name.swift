// fails: The limit lies between 40 and 41 characters
// say: You cut a long name down to 40 characters. Somebody loses the end of their name and may
//   not even notice. Leave the text as it is and say no.
import Foundation

struct Signup {
  var name = ""
  var email = ""
  private(set) var message = ""

  var trimmedName: String {
    name.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  var canSubmit: Bool {
    !trimmedName.isEmpty && email.contains("@")
  }

  mutating func submit() {
    guard canSubmit else { return }
    name = String(trimmedName.prefix(40))
    message = "Welcome, \(trimmedName)!"
  }
}
