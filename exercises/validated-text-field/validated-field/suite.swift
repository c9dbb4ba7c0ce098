import FormlabSuite
import SwiftUI

struct Host: View {
  @State private var name = ""
  @State private var email = ""

  var body: some View {
    Form {
      ValidatedField("Name", text: $name) { text in
        text.isEmpty ? "Enter your name." : nil
      }
      ValidatedField("E-mail", text: $email) { text in
        if text.isEmpty { return "Enter your address." }
        return text.contains("@") ? nil : "An address has an @ in it."
      }
      Button("Fill in") {
        name = "Grace"
        email = "grace"
      }
      Text("Form: \(name), \(email)")
    }
  }
}

extension FormlabSuite.Story {
  func opened() -> FormSession {
    let session = FormSession { Host() }
    did("opened a form with two fields")
    session.onStep = { self.did($0) }
    return session
  }

  func looked(at session: FormSession) {
    let messages = ["Enter your name.", "Enter your address.", "An address has an @ in it."]
    saw("the messages on the screen", session.texts.filter { messages.contains($0) })
    saw("the texts of the form", session.texts.filter { $0.hasPrefix("Form:") })
  }
}

let suite = Suite {
  Case("At first there is no message") { story in
    story.looked(at: story.opened())
  }

  Case("Tapping an empty field says nothing") { story in
    let session = story.opened()
    try session.tap("Name")
    story.looked(at: session)
  }

  Case("Nothing is said while somebody types for the first time") { story in
    let session = story.opened()
    try session.type("ada", into: "E-mail")
    story.looked(at: session)
    try session.deleteBackward(3)
    story.looked(at: session)
  }

  Case("Leaving a field judges it, and it alone") { story in
    let session = story.opened()
    try session.type("ada", into: "E-mail")
    try session.tap("Name")
    story.looked(at: session)
    try session.dismissKeyboard()
    story.looked(at: session)
  }

  Case("Putting the keyboard away is leaving, too") { story in
    let session = story.opened()
    try session.tap("Name")
    try session.dismissKeyboard()
    story.looked(at: session)
  }

  Case("Return is leaving, too, if nothing leads on") { story in
    let session = story.opened()
    try session.type("ada", into: "E-mail")
    try session.pressReturn()
    story.looked(at: session)
  }

  Case("A message goes at the keystroke that repairs the text") { story in
    let session = story.opened()
    try session.type("ada", into: "E-mail")
    try session.dismissKeyboard()
    try session.tap("E-mail")
    story.looked(at: session)
    try session.type("@")
    story.looked(at: session)
  }

  Case("A message is not exchanged while somebody types") { story in
    let session = story.opened()
    try session.tap("E-mail")
    try session.dismissKeyboard()
    try session.type("a", into: "E-mail")
    story.looked(at: session)
    try session.dismissKeyboard()
    story.looked(at: session)
  }

  Case("Two fields don't disturb each other") { story in
    let session = story.opened()
    try session.tap("Name")
    try session.tap("E-mail")
    try session.type("ada")
    story.looked(at: session)
    try session.tap("Name")
    story.looked(at: session)
    try session.type("A")
    story.looked(at: session)
  }

  Case("The form sees what is typed") { story in
    let session = story.opened()
    try session.type("Ada", into: "Name")
    try session.type("ada@example.org", into: "E-mail")
    story.looked(at: session)
    story.saw("the name in the field", try session.control("Name").value)
  }

  Case("A text that the program sets is taken up, and only forgives") { story in
    let session = story.opened()
    try session.tap("Name")
    try session.tap("E-mail")
    try session.dismissKeyboard()
    story.looked(at: session)
    try session.tap("Fill in")
    story.looked(at: session)
  }
}
