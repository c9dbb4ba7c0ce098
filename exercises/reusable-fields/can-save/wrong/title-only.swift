// fails: The seats are a whole number from 1 to 200
// fails: One wrong draft keeps all of them out of the record
// say: Your `canSave` looks at the title and forgets the rest. Every draft counts: with a wrong
//   number of seats nothing may be saved.
import Foundation

struct WorkshopEditor {
  private(set) var record: Workshop
  var title: String
  var seats: String
  var note: String

  init(_ record: Workshop) {
    self.record = record
    title = record.title
    seats = String(record.seats)
    note = record.note
  }

  var canSave: Bool {
    (1...40).contains(trimmed(title).count)
  }

  mutating func save() -> Bool {
    guard canSave else { return false }
    let seatCount = seatCount ?? record.seats
    record = Workshop(title: trimmed(title), seats: seatCount, note: trimmed(note))
    self = WorkshopEditor(record)
    return true
  }

  mutating func cancel() {
    self = WorkshopEditor(record)
  }

  private var seatCount: Int? {
    guard let count = Int(trimmed(seats)), (1...200).contains(count) else { return nil }
    return count
  }

  private func trimmed(_ text: String) -> String {
    text.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
