// fails: Return in the password joins, once, and the keyboard goes away
// say: An `onSubmit` on the form and one on the field both run, so return in the password joins
//   twice. Keep one of the two.
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
        .onSubmit { join() }
      Text("Joined: \(joins)")
    }
    .onSubmit { if focus == .password { join() } }
    .onAppear { focus = .name }
  }
}
