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

  func heard(in session: FormSession) throws {
    saw("everything that was announced", session.announcements)
    saw("the hint of the name", try session.control("Name").hint ?? "")
    saw("the hint of the address", try session.control("E-mail").hint ?? "")
  }

  func looked(at session: FormSession) {
    let messages = ["Enter your name.", "Enter your address.", "An address has an @ in it."]
    saw("the messages on the screen", session.texts.filter { messages.contains($0) })
  }
}

let suite = Suite {
  Case("At first nothing is announced, and the hints are empty") { story in
    try story.heard(in: story.opened())
  }

  Case("Typing announces nothing") { story in
    let session = story.opened()
    try session.type("ada", into: "E-mail")
    try story.heard(in: session)
  }

  Case("A message that appears is announced, once") { story in
    let session = story.opened()
    try session.type("ada", into: "E-mail")
    try session.tap("Name")
    try story.heard(in: session)
    story.looked(at: session)
  }

  Case("While a message stands, it is the field's hint") { story in
    let session = story.opened()
    try session.tap("Name")
    try session.dismissKeyboard()
    try story.heard(in: session)
    try session.tap("Name")
    try story.heard(in: session)
  }

  Case("When a message goes, nothing is announced, and the hint is empty") { story in
    let session = story.opened()
    try session.tap("Name")
    try session.dismissKeyboard()
    try session.type("A", into: "Name")
    try story.heard(in: session)
    story.looked(at: session)
  }

  Case("Leaving again with the same fault announces nothing new") { story in
    let session = story.opened()
    try session.tap("Name")
    try session.dismissKeyboard()
    try session.tap("Name")
    try session.dismissKeyboard()
    try story.heard(in: session)
  }

  Case("Another message is announced, too") { story in
    let session = story.opened()
    try session.tap("E-mail")
    try session.dismissKeyboard()
    try session.type("ada", into: "E-mail")
    try session.dismissKeyboard()
    try story.heard(in: session)
    story.looked(at: session)
  }

  Case("A fault that comes back is announced again") { story in
    let session = story.opened()
    try session.tap("Name")
    try session.dismissKeyboard()
    try session.type("A", into: "Name")
    try session.clear("Name")
    try story.heard(in: session)
    try session.dismissKeyboard()
    try story.heard(in: session)
  }

  Case("Each field has a hint of its own") { story in
    let session = story.opened()
    try session.tap("Name")
    try session.tap("E-mail")
    try session.dismissKeyboard()
    try story.heard(in: session)
    story.looked(at: session)
  }
}
