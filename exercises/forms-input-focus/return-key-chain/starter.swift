import SwiftUI

struct SignupView: View {
  enum Field { case name, email, password }

  @State private var name = ""
  @State private var email = ""
  @State private var password = ""
  @State private var joins = 0
  @FocusState private var focus: Field?

  private func join() {
    joins += 1
  }

  // Your turn: the chain of the return key.
  var body: some View {
    Form {
      TextField("Name", text: $name)
      TextField("E-mail", text: $email)
      SecureField("Password", text: $password)
      Text("Joined: \(joins)")
    }
  }
}

#Preview {
  SignupView()
}
