import Foundation

struct WorkshopEditor {
  private(set) var record: Workshop
  var title = ""
  var seats = ""
  var note = ""

  // Your turn: load the drafts.
  init(_ record: Workshop) {
    self.record = record
  }

  // Your turn: look at all drafts.
  var canSave: Bool {
    !title.isEmpty
  }

  // Your turn: write the drafts into the record, if they are right.
  mutating func save() -> Bool {
    record.title = title
    return true
  }

  // Your turn: back to what the record holds.
  mutating func cancel() {
    title = ""
  }
}

// A short story, for `run`.
var editor = WorkshopEditor(Workshop(title: "Forms", seats: 12, note: "Bring a laptop."))
print("Loaded: \(editor.title), \(editor.seats) seats, \(editor.note)")
editor.title = "  Forms and focus "
editor.seats = "many"
print("Saved: \(editor.save()), the record has \(editor.record.seats) seats")
editor.cancel()
print("Cancelled: \(editor.title), \(editor.seats) seats")
editor.seats = " 16 "
print("Saved: \(editor.save()), the record has \(editor.record.seats) seats")
