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
    message = "Welcome, \(trimmedName)!"
  }
}
