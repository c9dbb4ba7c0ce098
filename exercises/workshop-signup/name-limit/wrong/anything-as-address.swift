// fails: An address without @ is not enough
// say: You accept any address that isn't empty. The rule asks for an `@` in it.
import Foundation

struct Signup {
  var name = ""
  var email = ""
  private(set) var message = ""

  var trimmedName: String {
    name.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  var canSubmit: Bool {
    (1...40).contains(trimmedName.count) && !email.isEmpty
  }

  mutating func submit() {
    guard canSubmit else { return }
    message = "Welcome, \(trimmedName)!"
  }
}
