// fails: Return in the password joins, once, and the keyboard goes away
// say: From the last field you lead back to the first. Return in the password joins, and the
//   keyboard goes away.
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
        .focused($focus, equals: .name)
        .submitLabel(.next)
        .onSubmit { focus = .email }
      TextField("E-mail", text: $email)
        .focused($focus, equals: .email)
        .submitLabel(.next)
        .onSubmit { focus = .password }
      SecureField("Password", text: $password)
        .focused($focus, equals: .password)
        .submitLabel(.join)
        .onSubmit { focus = .name }
      Text("Joined: \(joins)")
    }
    .onAppear { focus = .name }
  }
}
