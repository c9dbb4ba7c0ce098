import SwiftUI

struct WorkshopEditor: View {
  @Binding var record: Workshop
  let onClose: () -> Void

  // Your turn: drafts, errors, Save and Cancel. As it stands, every keystroke changes the list.
  var body: some View {
    Form {
      TextField("Title", text: $record.title)
      Text("Seats: \(record.seats)")
      Button("Save") { onClose() }
      Button("Cancel") { onClose() }
    }
  }
}

struct WorkshopList: View {
  @State private var workshop = Workshop(title: "Forms", seats: 12)
  @State private var isEditing = false

  var body: some View {
    if isEditing {
      WorkshopEditor(record: $workshop, onClose: { isEditing = false })
    } else {
      Text("\(workshop.title), \(workshop.seats) seats")
      Button("Edit") { isEditing = true }
    }
  }
}

#Preview {
  WorkshopList()
}
