import SwiftUI

struct SignupForm: View {
  @State private var name = ""
  @State private var email = ""
  @State private var joined = false
  @FocusState private var focus: Field?

  enum Field: Hashable { case name, email }

  var body: some View {
    Form {
      Section("You") {
        TextField("Name", text: $name)
          .focused($focus, equals: .name)
          .submitLabel(.next)
          .onSubmit { focus = .email }
        TextField("Email", text: $email)
          .focused($focus, equals: .email)
          .keyboardType(.emailAddress)
          .textContentType(.emailAddress)
          .textInputAutocapitalization(.never)
          .submitLabel(.done)
          .padding(8)
          .onSubmit(join)
      }
      Spacer(minLength: 4)
      Button("Join", action: join)
        .disabled(name.isEmpty || !email.contains("@"))
        .font(.title)
      if joined {
        Text("Welcome, \(name)!")
      } else {
        Text("Not yet")
      }
    }
    .onAppear { focus = .name }
  }

  private func join() {
    guard !name.isEmpty, email.contains("@") else {
      focus = name.isEmpty ? .name : .email
      return
    }
    joined = true
    focus = nil
  }
}

#Preview("Empty") {
  SignupForm()
}

struct SignupForm_Previews: PreviewProvider {
  static var previews: some View { SignupForm() }
}
