import Foundation

struct Signup {
  var name = ""
  var email = ""
  private(set) var message = ""

  var trimmedName: String { name.trimmingCharacters(in: .whitespacesAndNewlines) }

  var canSubmit: Bool {
    let length = trimmedName.count
    return length >= 1 && length <= 40 && email.contains("@")
  }

  mutating func submit() {
    guard canSubmit else { return }
    message = "Welcome, \(trimmedName)!"
  }
}

var signup = Signup()
signup.name = "Maya"
signup.submit()
print(signup.message)
