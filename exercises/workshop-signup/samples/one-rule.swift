import Foundation

struct Signup {
  var name = ""
  var email = ""
  var message = ""
  var isGuarded = true

  var trimmedName: String {
    name.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  // The one rule.
  var canJoin: Bool {
    (1...40).contains(trimmedName.count) && email.contains("@")
  }

  // The operation asks it ...
  mutating func join() {
    if isGuarded { guard canJoin else { return } }
    message = "Welcome, \(trimmedName)!"
  }
}

func tryOut(name: String, email: String, isGuarded: Bool = true) {
  var signup = Signup(name: name, email: email, isGuarded: isGuarded)
  // ... and so does the button.
  let button = signup.canJoin ? "enabled" : "grey"
  signup.join()
  let message = signup.message.isEmpty ? "nothing" : "\"\(signup.message)\""
  print("name \"\(name)\", address \"\(email)\": button \(button),")
  print("  return gives \(message), the field holds \"\(signup.name)\"")
}

print("With the guard in the operation:")
tryOut(name: "", email: "ada@example.org")
tryOut(name: "   ", email: "ada@example.org")
tryOut(name: " Ada ", email: "ada@example.org")
tryOut(name: "Ada", email: "ada")

print("Without it:")
tryOut(name: "   ", email: "ada@example.org", isGuarded: false)
tryOut(name: "Ada", email: "ada", isGuarded: false)
