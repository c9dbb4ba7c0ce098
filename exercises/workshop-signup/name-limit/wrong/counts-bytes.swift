// fails: An emoji counts as one character
// fails: A letter with a combining mark counts as one character
// say: You count bytes or code units. One emoji has many of them. A person counts characters,
//   and so does `count`.
import Foundation

struct Signup {
  var name = ""
  var email = ""
  private(set) var message = ""

  var trimmedName: String {
    name.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  var canSubmit: Bool {
    (1...40).contains(trimmedName.utf8.count) && email.contains("@")
  }

  mutating func submit() {
    guard canSubmit else { return }
    message = "Welcome, \(trimmedName)!"
  }
}
