import FormlabSuite
import SwiftUI

extension FormlabSuite.Story {
  func opened(_ name: Swift.String = "", _ email: Swift.String = "") throws -> FormSession {
    let session = FormSession { SignupView() }
    did("opened the form")
    session.onStep = { self.did($0) }
    if !name.isEmpty { try session.paste(name, into: "Name") }
    if !email.isEmpty { try session.paste(email, into: "E-mail") }
    return session
  }

  func looked(at session: FormSession) throws {
    saw("whether Join is enabled", try session.control("Join").isEnabled)
    saw("the message", session.texts.filter { $0.hasPrefix("Message:") })
    saw("the caption of the return key", session.keyboard?.submitLabel)
    saw("the name in the field", try session.control("Name").value)
    saw("the address in the field", try session.control("E-mail").value)
    saw("the field with the focus", session.focused)
  }
}

let suite = Suite {
  Case("Join is grey while the form is empty") { story in
    let session = try story.opened()
    try story.looked(at: session)
  }

  Case("Join lights up when both entries are right") { story in
    let session = try story.opened()
    try session.type("Ada", into: "Name")
    try story.looked(at: session)
    try session.type("ada", into: "E-mail")
    try story.looked(at: session)
    try session.type("@")
    try story.looked(at: session)
  }

  Case("Tapping Join welcomes the person and takes the focus away") { story in
    let session = try story.opened("Ada", "ada@example.org")
    try session.tap("Join")
    try story.looked(at: session)
  }

  Case("Tapping Join takes the focus away from the name, too") { story in
    let session = try story.opened()
    try session.type("ada@example.org", into: "E-mail")
    try session.type("Ada", into: "Name")
    try session.tap("Join")
    try story.looked(at: session)
  }

  Case("Return in the address joins as well") { story in
    let session = try story.opened("Grace", "grace@navy.example")
    try session.pressReturn()
    try story.looked(at: session)
  }

  Case("Return without a name gets nobody in") { story in
    let session = try story.opened("", "ada@example.org")
    try session.pressReturn()
    try story.looked(at: session)
  }

  Case("Return without an @ gets nobody in") { story in
    let session = try story.opened("Ada", "ada.example.org")
    try session.pressReturn()
    try story.looked(at: session)
  }

  Case("A name of spaces and line breaks is no name") { story in
    for name in ["   ", "\n", " \t "] {
      let session = try story.opened(name, "ada@example.org")
      try story.looked(at: session)
      try session.pressReturn()
      try story.looked(at: session)
    }
  }

  Case("The message has the trimmed name, the field what was typed") { story in
    let session = try story.opened("  Ada King ", "ada@example.org")
    try session.tap("Join")
    try story.looked(at: session)
  }

  Case("Entries that are spoilt again disable Join, and the message stays") { story in
    let session = try story.opened("Ada", "ada@example.org")
    try session.tap("Join")
    try session.clear("Name")
    try story.looked(at: session)
    try session.submit("E-mail")
    try story.looked(at: session)
  }

  Case("Return in the name leads to the address and joins nobody") { story in
    let session = try story.opened("Ada", "ada@example.org")
    try session.submit("Name")
    try story.looked(at: session)
  }
}
