// fails: One Done button stands above the keyboard of the name
// fails: One Done button stands above the keyboard of the seats
// say: There are still two Done buttons: each field adds one, and the bar shows them all. Put one
//   `toolbar` on the form.
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
        .toolbar {
          ToolbarItem(placement: .keyboard) {
            Button("Done") { focus = nil }
          }
        }
      TextField("Seats", text: $seats)
        .keyboardType(.numberPad)
        .focused($focus, equals: .seats)
        .toolbar {
          ToolbarItem(placement: .keyboard) {
            Button("Done") { focus = nil }
          }
        }
      Button("Order") { order() }
      Text("Orders: \(orders)")
    }
  }
}
