import FormlabSuite
import SwiftUI

struct Host: View {
  @State private var workshop = Workshop(title: "Forms", seats: 12)
  @State private var isEditing = false
  @State private var closed = 0

  var body: some View {
    Text("List: \(workshop.title), \(workshop.seats)")
    Text("Closed: \(closed)")
    if isEditing {
      WorkshopEditor(
        record: $workshop,
        onClose: {
          isEditing = false
          closed += 1
        })
    } else {
      Button("Edit") { isEditing = true }
    }
  }
}

func repeated(_ text: Swift.String, _ count: Swift.Int) -> Swift.String {
  var result = ""
  for _ in 0..<count { result += text }
  return result
}

extension FormlabSuite.Story {
  func edited() throws -> FormSession {
    let session = FormSession { Host() }
    did("opened a list with one workshop")
    session.onStep = { self.did($0) }
    try session.tap("Edit")
    return session
  }

  func looked(at session: FormSession) {
    saw("the list", session.texts.filter { $0.hasPrefix("List:") })
    saw("how often the editor closed", session.texts.filter { $0.hasPrefix("Closed:") })
    saw("the errors", session.texts.filter { $0.hasPrefix("Enter a") })
    saw("the title in the editor", (try? session.control("Title"))?.value)
    saw("the seats in the editor", (try? session.control("Seats"))?.value)
  }

  func types(_ title: Swift.String, _ seats: Swift.String, in session: FormSession) throws {
    try session.clear("Title")
    try session.paste(title, into: "Title")
    try session.clear("Seats")
    try session.paste(seats, into: "Seats")
  }
}

let suite = Suite {
  Case("The editor shows the record, and no error") { story in
    let session = try story.edited()
    story.looked(at: session)
    story.saw("the keyboard of the seats", try session.control("Seats").keyboardType)
  }

  Case("Typing leaves the list alone") { story in
    let session = try story.edited()
    try session.type(" and focus", into: "Title")
    story.looked(at: session)
    try session.clear("Seats")
    story.looked(at: session)
  }

  Case("Save writes both drafts and closes") { story in
    let session = try story.edited()
    try story.types("Forms and focus", "16", in: session)
    try session.tap("Save")
    story.looked(at: session)
  }

  Case("Cancel closes and writes nothing") { story in
    let session = try story.edited()
    try story.types("Nothing of this", "1", in: session)
    try session.tap("Cancel")
    story.looked(at: session)
  }

  Case("After Cancel, the editor shows the record again") { story in
    let session = try story.edited()
    try story.types("Nothing of this", "1", in: session)
    try session.tap("Cancel")
    try session.tap("Edit")
    story.looked(at: session)
  }

  Case("After Save, the editor shows what was saved") { story in
    let session = try story.edited()
    try story.types("  Focus ", " 7 ", in: session)
    try session.tap("Save")
    story.looked(at: session)
    try session.tap("Edit")
    story.looked(at: session)
  }

  Case("A wrong title is not saved, and its error shows") { story in
    for title in ["", "   ", "\n", repeated("t", 41)] {
      let session = try story.edited()
      try story.types(title, "16", in: session)
      story.looked(at: session)
      try session.tap("Save")
      story.looked(at: session)
    }
  }

  Case("A title of 1 and one of 40 characters are saved") { story in
    for title in ["T", repeated("t", 40), " " + repeated("t", 40) + " "] {
      let session = try story.edited()
      try story.types(title, "16", in: session)
      try session.tap("Save")
      story.looked(at: session)
    }
  }

  Case("Wrong seats are not saved, and their error shows") { story in
    for seats in ["", "0", "201", "-1", "1.5", "a dozen"] {
      let session = try story.edited()
      try story.types("Focus", seats, in: session)
      try session.tap("Save")
      story.looked(at: session)
    }
  }

  Case("1 and 200 seats are saved") { story in
    for seats in ["1", "200", " 16\n"] {
      let session = try story.edited()
      try story.types("Focus", seats, in: session)
      try session.tap("Save")
      story.looked(at: session)
    }
  }

  Case("Both errors show, and each goes when its draft is right") { story in
    let session = try story.edited()
    try story.types("", "0", in: session)
    story.looked(at: session)
    try session.tap("Save")
    story.looked(at: session)
    try session.type("F", into: "Title")
    story.looked(at: session)
    try session.clear("Seats")
    try session.type("9", into: "Seats")
    story.looked(at: session)
    try session.tap("Save")
    story.looked(at: session)
  }
}
