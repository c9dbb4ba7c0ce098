// fails: Cancelling after saving goes back to what was saved
// say: Cancelling goes back to the record that was first loaded, even after saving. What was
//   saved holds: load the drafts from `record`.
import Foundation

struct WorkshopEditor {
  private(set) var record: Workshop
  private let original: Workshop
  var title: String
  var seats: String
  var note: String

  init(_ record: Workshop) {
    self.record = record
    original = record
    title = record.title
    seats = String(record.seats)
    note = record.note
  }

  var canSave: Bool {
    (1...40).contains(trimmed(title).count) && seatCount != nil && trimmed(note).count <= 200
  }

  mutating func save() -> Bool {
    guard canSave, let seatCount else { return false }
    record = Workshop(title: trimmed(title), seats: seatCount, note: trimmed(note))
    title = record.title
    seats = String(record.seats)
    note = record.note
    return true
  }

  mutating func cancel() {
    self = WorkshopEditor(original)
  }

  private var seatCount: Int? {
    guard let count = Int(trimmed(seats)), (1...200).contains(count) else { return nil }
    return count
  }

  private func trimmed(_ text: String) -> String {
    text.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
