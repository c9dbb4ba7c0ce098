// The same entries, looked at by two forms.
struct Entries {
  var name = ""
  var email = ""

  var nameError: String? { name.isEmpty ? "Enter your name." : nil }
  var emailError: String? { email.contains("@") ? nil : "An address has an @ in it." }
  var isRight: Bool { nameError == nil && emailError == nil }
}

// First school: the button is grey until all is right.
func disabledUntilRight(_ entries: Entries) -> String {
  entries.isRight ? "the button lights up; a tap sends" : "the button is grey; a tap does nothing"
}

// Second school: the button is always enabled, and a tap gets an answer.
func enabledAndExplaining(_ entries: Entries) -> String {
  if let error = entries.nameError { return "a tap leads to the name: \(error)" }
  if let error = entries.emailError { return "a tap leads to the address: \(error)" }
  return "a tap sends"
}

let story = [
  ("filled in nothing", Entries()),
  ("overlooked the address", Entries(name: "Ada")),
  ("mistyped the address", Entries(name: "Ada", email: "ada.example.org")),
  ("filled in both", Entries(name: "Ada", email: "ada@example.org")),
]

for (person, entries) in story {
  print("Somebody who \(person):")
  print("  disabled until right:    \(disabledUntilRight(entries))")
  print("  enabled and explaining:  \(enabledAndExplaining(entries))")
}
