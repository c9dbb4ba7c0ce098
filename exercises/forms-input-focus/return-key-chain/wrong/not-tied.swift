// fails: Return in the name leads to the address
// say: You set the focus, but the fields aren't tied to it: without `.focused($focus, equals:
//   ...)` no field knows that it is meant.
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

  var body: some View {
    Form {
      TextField("Name", text: $name)
        .submitLabel(.next)
        .onSubmit { focus = .email }
      TextField("E-mail", text: $email)
        .submitLabel(.next)
        .onSubmit { focus = .password }
      SecureField("Password", text: $password)
        .submitLabel(.join)
        .onSubmit { join() }
      Text("Joined: \(joins)")
    }
    .onAppear { focus = .name }
  }
}
