// fails: Done in the seats takes the focus away and sends nothing
// say: Your Done leads to the name, so the keyboard stays. "No field" is `nil`.
import SwiftUI

struct OrderView: View {
  enum Field { case name, seats }

  @State private var name = ""
  @State private var seats = ""
  @State private var orders = 0
  @FocusState private var focus: Field?

  private func order() {
    orders += 1
  }

  var body: some View {
    Form {
      TextField("Name", text: $name)
        .focused($focus, equals: .name)
        .onSubmit { focus = .seats }
      TextField("Seats", text: $seats)
        .keyboardType(.numberPad)
        .focused($focus, equals: .seats)
      Button("Order") { order() }
      Text("Orders: \(orders)")
    }
    .toolbar {
      ToolbarItem(placement: .keyboard) {
        Button("Done") { focus = .name }
      }
    }
  }
}
