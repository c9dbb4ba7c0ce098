import Foundation

struct Signup {
  var name = ""
  var email = ""
  private(set) var message = ""

  // Your turn: enabled only while the rule holds.
  var canSubmit: Bool {
    !name.isEmpty
  }

  // Your turn: the button is not the only caller.
  mutating func submit() {
    message = "Welcome, \(name)!"
  }
}

// A short story, for `run`.
var signup = Signup()
signup.name = "  Ada  "
print("Name typed: can submit \(signup.canSubmit)")
signup.submit()
print("Pressed return: \"\(signup.message)\"")
signup.email = "ada@example.org"
print("Address typed: can submit \(signup.canSubmit)")
signup.submit()
print("Tapped the button: \"\(signup.message)\"")
