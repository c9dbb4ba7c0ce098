// fails: After Save, the editor shows what was saved
// say: You check the trimmed title and save the other, white space and all.
import SwiftUI

struct WorkshopEditor: View {
  @Binding var record: Workshop
  let onClose: () -> Void

  @State private var title: String
  @State private var seats: String
  @State private var attempted = false

  init(record: Binding<Workshop>, onClose: @escaping () -> Void) {
    _record = record
    self.onClose = onClose
    _title = State(initialValue: record.wrappedValue.title)
    _seats = State(initialValue: String(record.wrappedValue.seats))
  }

  private var trimmedTitle: String {
    title.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private var titleError: String? {
    (1...40).contains(trimmedTitle.count) ? nil : "Enter a title of 1 to 40 characters."
  }

  private var seatCount: Int? {
    Int(seats.trimmingCharacters(in: .whitespacesAndNewlines))
  }

  private var seatsError: String? {
    if let seatCount, (1...200).contains(seatCount) { return nil }
    return "Enter a number of seats from 1 to 200."
  }

  private func save() {
    attempted = true
    guard titleError == nil, seatsError == nil, let seatCount else { return }
    record = Workshop(title: title, seats: seatCount)
    onClose()
  }

  var body: some View {
    Form {
      TextField("Title", text: $title)
      if attempted, let titleError {
        Text(titleError)
      }
      TextField("Seats", text: $seats)
        .keyboardType(.numberPad)
      if attempted, let seatsError {
        Text(seatsError)
      }
      Button("Save") { save() }
      Button("Cancel") { onClose() }
    }
  }
}
