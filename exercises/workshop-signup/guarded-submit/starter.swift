import SwiftUI

struct SignupView: View {
  enum Field { case name, email }

  @State private var name = ""
  @State private var email = ""
  @State private var message = ""
  @FocusState private var focus: Field?

  // Your turn: the one rule.
  private var canJoin: Bool {
    true
  }

  // Your turn: the operation obeys it.
  private func join() {
    message = "Welcome, \(name)!"
  }

  // Your turn: the button asks it.
  var body: some View {
    Form {
      TextField("Name", text: $name)
        .focused($focus, equals: .name)
        .submitLabel(.next)
        .onSubmit { focus = .email }
      TextField("E-mail", text: $email)
        .focused($focus, equals: .email)
        .submitLabel(.join)
        .onSubmit { join() }
      Button("Join") { join() }
      Text("Message: \(message)")
    }
  }
}

#Preview {
  SignupView()
}
