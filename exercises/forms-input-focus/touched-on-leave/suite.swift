import FormlabSuite
import SwiftUI

extension FormlabSuite.Story {
  func opened() -> FormSession {
    let session = FormSession { ProfileView() }
    did("opened the form")
    session.onStep = { self.did($0) }
    return session
  }

  func looked(at session: FormSession) {
    saw("the name is reported as missing", session.shows("Enter your name."))
    saw("the name is said to be fine", session.shows("The name is fine so far."))
    saw("the address is reported as wrong", session.shows("An address has an @ in it."))
    saw("the address is said to be fine", session.shows("The address is fine so far."))
  }
}

let suite = Suite {
  Case("Opening the form marks nothing") { story in
    story.looked(at: story.opened())
  }

  Case("A field that has the focus is not marked by it") { story in
    let session = story.opened()
    try session.tap("Name")
    story.looked(at: session)
  }

  Case("Typing marks nothing") { story in
    let session = story.opened()
    try session.type("ada", into: "E-mail")
    story.looked(at: session)
    try session.deleteBackward(3)
    story.looked(at: session)
  }

  Case("Leaving for the other field marks the one that was left") { story in
    let session = story.opened()
    try session.tap("Name")
    try session.tap("E-mail")
    story.looked(at: session)
  }

  Case("Leaving for no field marks, too") { story in
    let session = story.opened()
    try session.type("ada", into: "E-mail")
    try session.dismissKeyboard()
    story.looked(at: session)
  }

  Case("Return marks the field that it leaves") { story in
    let session = story.opened()
    try session.tap("Name")
    try session.pressReturn()
    story.looked(at: session)
  }

  Case("An error goes when the text is repaired, and the field stays marked") { story in
    let session = story.opened()
    try session.tap("Name")
    try session.tap("E-mail")
    try session.type("Ada", into: "Name")
    story.looked(at: session)
    try session.clear("Name")
    story.looked(at: session)
  }

  Case("A right field that is left shows nothing") { story in
    let session = story.opened()
    try session.type("Ada", into: "Name")
    try session.type("ada@example.org", into: "E-mail")
    try session.dismissKeyboard()
    story.looked(at: session)
    story.saw("the name", try session.control("Name").value)
    story.saw("the address", try session.control("E-mail").value)
  }

  Case("Going back and forth marks both") { story in
    let session = story.opened()
    try session.tap("E-mail")
    try session.tap("Name")
    story.looked(at: session)
    try session.tap("E-mail")
    story.looked(at: session)
  }
}
