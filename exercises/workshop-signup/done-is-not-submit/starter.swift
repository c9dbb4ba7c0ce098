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

  // Your turn: one Done button, which only dismisses.
  var body: some View {
    Form {
      TextField("Name", text: $name)
        .focused($focus, equals: .name)
        .onSubmit { focus = .seats }
        .toolbar {
          ToolbarItem(placement: .keyboard) {
            Button("Done") { order() }
          }
        }
      TextField("Seats", text: $seats)
        .keyboardType(.numberPad)
        .focused($focus, equals: .seats)
        .toolbar {
          ToolbarItem(placement: .keyboard) {
            Button("Done") { order() }
          }
        }
      Button("Order") { order() }
      Text("Orders: \(orders)")
    }
  }
}

#Preview {
  OrderView()
}
