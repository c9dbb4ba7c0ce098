import FormlabSuite
import SwiftUI

extension FormlabSuite.Story {
  func opened() -> FormSession {
    let session = FormSession { SignupView() }
    did("opened the form")
    session.onStep = { self.did($0) }
    return session
  }

  func looked(at session: FormSession) {
    saw("the field with the focus", session.focused)
    saw("the caption of the return key", session.keyboard?.submitLabel)
    saw("whether it joined once", session.shows("Joined: 1"))
    saw("whether it never joined", session.shows("Joined: 0"))
  }
}

let suite = Suite {
  Case("When the form appears, the name has the focus, and the fields are empty") { story in
    let session = story.opened()
    story.looked(at: session)
    for field in ["Name", "E-mail", "Password"] {
      story.saw("the text in \(field)", try session.control(field).value)
    }
  }

  Case("Return in the name leads to the address") { story in
    let session = story.opened()
    try session.type("Ada", into: "Name")
    try session.pressReturn()
    story.looked(at: session)
  }

  Case("Return in the address leads to the password") { story in
    let session = story.opened()
    try session.type("ada@example.org", into: "E-mail")
    try session.pressReturn()
    story.looked(at: session)
  }

  Case("Return in the password joins, once, and the keyboard goes away") { story in
    let session = story.opened()
    try session.type("catapult", into: "Password")
    try session.pressReturn()
    story.looked(at: session)
  }

  Case("The whole chain is walked by return alone") { story in
    let session = story.opened()
    for text in ["Ada", "ada@example.org", "catapult"] {
      guard session.focused != nil else { break }
      try session.type(text)
      try session.pressReturn()
      story.looked(at: session)
    }
    story.saw("the name", try session.control("Name").value)
    story.saw("the address", try session.control("E-mail").value)
  }

  Case("The captions are next, next and join") { story in
    let session = story.opened()
    for field in ["Name", "E-mail", "Password"] {
      try session.focus(field)
      story.saw("the caption in \(field)", session.keyboard?.submitLabel)
    }
  }

  Case("Going from field to field by tapping joins nothing") { story in
    let session = story.opened()
    for field in ["Password", "Name", "E-mail", "Password", "Name"] {
      try session.tap(field)
      story.looked(at: session)
    }
  }

  Case("The chain can be walked twice") { story in
    let session = story.opened()
    try session.type("catapult", into: "Password")
    try session.pressReturn()
    try session.tap("Name")
    try session.pressReturn()
    story.looked(at: session)
    try session.pressReturn()
    story.looked(at: session)
  }
}
