// One field of a form, and the two questions that are asked of it.
struct AddressField {
  var text = ""
  var wasLeft = false
  var submitWasTried = false

  // Is something wrong? It follows from the text alone.
  var error: String? {
    text.contains("@") ? nil : "An address has an @ in it."
  }

  // Should we say so? It depends on what the person has done.
  var isVisible: Bool {
    wasLeft || submitWasTried
  }

  var visibleError: String? {
    isVisible ? error : nil
  }
}

func show(_ step: String, _ field: AddressField) {
  let wrong = (field.error != nil ? "yes" : "no").padded(to: 4)
  print("  \(step.padded(to: 24)) wrong: \(wrong) shows: \(field.visibleError ?? "-")")
}

extension String {
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}

print("Somebody who types, leaves, and repairs:")
var field = AddressField()
show("the form appears", field)
field.text = "a"
show("typed a", field)
field.text = "ada"
show("typed ada", field)
field.wasLeft = true
show("left the field", field)
field.text = "ada@"
show("came back, typed @", field)
field.text = "ada@example.org"
show("typed the rest", field)
field.text = "ada.example.org"
show("replaced the @ by a dot", field)

print("Somebody who taps the button at once:")
field = AddressField()
field.submitWasTried = true
show("tapped the button", field)
field.text = "grace@navy.example"
show("typed an address", field)
