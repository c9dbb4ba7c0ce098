// fails: Return in the name leads to the address
// say: You gave the return key its captions, and a caption moves nothing. What return *does* is
//   said by `onSubmit`.
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
      TextField("E-mail", text: $email)
        .focused($focus, equals: .email)
        .submitLabel(.next)
      SecureField("Password", text: $password)
        .focused($focus, equals: .password)
        .submitLabel(.join)
        .onSubmit { join() }
      Text("Joined: \(joins)")
    }
    .onAppear { focus = .name }
  }
}
