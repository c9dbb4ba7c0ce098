import FormlabSuite

extension FormlabSuite.Story {
  func looked(at editor: WorkshopEditor) {
    saw("the title in the field", editor.title)
    saw("the seats in the field", editor.seats)
    saw("the note in the field", editor.note)
    saw("whether saving is possible", editor.canSave)
    saw("the record", editor.record)
  }

  func saved(_ editor: inout WorkshopEditor) {
    tapped("Save")
    saw("whether it saved", editor.save())
    looked(at: editor)
  }

  func cancelled(_ editor: inout WorkshopEditor) {
    tapped("Cancel")
    editor.cancel()
    looked(at: editor)
  }

  func fills(
    _ title: Swift.String, _ seats: Swift.String, _ note: Swift.String,
    _ editor: inout WorkshopEditor
  ) {
    typed(title, in: "Title")
    typed(seats, in: "Seats")
    typed(note, in: "Note")
    editor.title = title
    editor.seats = seats
    editor.note = note
    looked(at: editor)
  }
}

func repeated(_ text: Swift.String, _ count: Swift.Int) -> Swift.String {
  var result = ""
  for _ in 0..<count { result += text }
  return result
}

let forms = Workshop(title: "Forms", seats: 12, note: "Bring a laptop.")

let suite = Suite {
  Case("The drafts are loaded from the record") { story in
    story.did("opened the editor")
    story.looked(at: WorkshopEditor(forms))
    story.did("opened another record")
    story.looked(at: WorkshopEditor(Workshop(title: "Focus", seats: 200, note: "")))
  }

  Case("Typing changes the drafts and leaves the record alone") { story in
    var editor = WorkshopEditor(forms)
    story.fills("Forms and focus", "16", "Bring nothing.", &editor)
  }

  Case("Saving writes all drafts into the record") { story in
    var editor = WorkshopEditor(forms)
    story.fills("Forms and focus", "16", "Bring nothing.", &editor)
    story.saved(&editor)
  }

  Case("Cancelling brings the drafts back and leaves the record alone") { story in
    var editor = WorkshopEditor(forms)
    story.fills("Forms and focus", "16", "Bring nothing.", &editor)
    story.cancelled(&editor)
    story.saved(&editor)
  }

  Case("Cancelling after saving goes back to what was saved") { story in
    var editor = WorkshopEditor(forms)
    story.fills("Focus", "16", "", &editor)
    story.saved(&editor)
    story.fills("Nothing of this", "0", "stays", &editor)
    story.cancelled(&editor)
  }

  Case("A title is needed, and it has 40 characters at most") { story in
    var editor = WorkshopEditor(forms)
    for title in [
      "", "   ", "X", repeated("t", 40), repeated("t", 41), " " + repeated("t", 40) + "\n",
    ] {
      story.fills(title, "16", "", &editor)
      story.saved(&editor)
      story.cancelled(&editor)
    }
  }

  Case("The seats are a whole number from 1 to 200") { story in
    var editor = WorkshopEditor(forms)
    for seats in [
      "", " ", "0", "1", "200", "201", "-1", "1.5", "a dozen", " 16 ", "7\n",
      "99999999999999999999",
    ] {
      story.fills("Forms", seats, "", &editor)
      story.saved(&editor)
      story.cancelled(&editor)
    }
  }

  Case("The note may be empty, and it has 200 characters at most") { story in
    var editor = WorkshopEditor(forms)
    for note in ["", "  ", repeated("n", 200), repeated("n", 201), " " + repeated("n", 200) + " "] {
      story.fills("Forms", "16", note, &editor)
      story.saved(&editor)
      story.cancelled(&editor)
    }
  }

  Case("One wrong draft keeps all of them out of the record") { story in
    var editor = WorkshopEditor(forms)
    story.fills("Focus", "0", "A note", &editor)
    story.saved(&editor)
    story.fills("", "16", "A note", &editor)
    story.saved(&editor)
    story.fills("Focus", "16", repeated("n", 201), &editor)
    story.saved(&editor)
  }

  Case("White space at the ends is not saved, and the fields show it") { story in
    var editor = WorkshopEditor(forms)
    story.fills("  Forms and focus ", " 016", "\nBring a friend.\n", &editor)
    story.saved(&editor)
  }

  Case("Two editors don't disturb each other") { story in
    var first = WorkshopEditor(forms)
    var second = WorkshopEditor(forms)
    story.fills("First", "1", "one", &first)
    story.saved(&first)
    story.looked(at: second)
    story.fills("Second", "2", "two", &second)
    story.cancelled(&second)
    story.looked(at: first)
  }

  Samples(
    "Any row of typing, saving and cancelling keeps record and drafts apart", count: 100, of: visits
  ) {
    story, steps in
    var editor = WorkshopEditor(forms)
    for (title, seats, action) in steps {
      story.fills(title, seats, "A note", &editor)
      if action == 1 { story.saved(&editor) }
      if action == 2 { story.cancelled(&editor) }
    }
  }
}

let visits = zip(
  .oneOf(["Focus", "", "  ", " Forms "]), .oneOf(["16", "0", "x", " 7 ", "200"]), .ints(0...2)
).sequences(upTo: 6)
