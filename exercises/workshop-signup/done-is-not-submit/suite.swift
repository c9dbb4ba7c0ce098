import FormlabSuite
import SwiftUI

extension FormlabSuite.Story {
  func opened() -> FormSession {
    let session = FormSession { OrderView() }
    did("opened the form")
    session.onStep = { self.did($0) }
    return session
  }

  func looked(at session: FormSession) throws {
    saw("the field with the focus", session.focused)
    saw("the orders", session.texts.filter { $0.hasPrefix("Orders") })
    saw("the name", try session.control("Name").value)
    saw("the seats", try session.control("Seats").value)
  }

  func sawBar(of session: FormSession) {
    saw("the bar above the keyboard", session.keyboard?.toolbar)
  }
}

let suite = Suite {
  Case("One Done button stands above the keyboard of the name") { story in
    let session = story.opened()
    try session.tap("Name")
    story.sawBar(of: session)
  }

  Case("One Done button stands above the keyboard of the seats") { story in
    let session = story.opened()
    try session.tap("Seats")
    story.sawBar(of: session)
  }

  Case("Without a keyboard there is no bar") { story in
    let session = story.opened()
    story.sawBar(of: session)
    story.saw(
      "whether there is a Done button elsewhere", session.controls.contains { $0.label == "Done" })
  }

  Case("Done in the seats takes the focus away and sends nothing") { story in
    let session = story.opened()
    try session.type("12", into: "Seats")
    try session.pressDone()
    try story.looked(at: session)
  }

  Case("Done in the name takes the focus away and sends nothing") { story in
    let session = story.opened()
    try session.type("Ada", into: "Name")
    try session.pressDone()
    try story.looked(at: session)
  }

  Case("Order sends once") { story in
    let session = story.opened()
    try session.type("Ada", into: "Name")
    try session.type("12", into: "Seats")
    try session.tap("Order")
    try story.looked(at: session)
  }

  Case("Return in the name leads to the seats and sends nothing") { story in
    let session = story.opened()
    try session.type("Ada", into: "Name")
    try session.pressReturn()
    try story.looked(at: session)
  }

  Case("After Done, a field can be taken up again") { story in
    let session = story.opened()
    try session.type("1", into: "Seats")
    try session.pressDone()
    try session.type("2", into: "Seats")
    try story.looked(at: session)
    try session.pressDone()
    try session.tap("Order")
    try story.looked(at: session)
  }

  Case("The seats keep their number pad") { story in
    let session = story.opened()
    story.saw("the keyboard of the seats", try session.control("Seats").keyboardType)
    story.saw("the keyboard of the name", try session.control("Name").keyboardType)
  }
}
