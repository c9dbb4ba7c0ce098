import SwiftUI

struct SignupView: View {
  enum Field: CaseIterable { case name, email, password }

  @State private var name = ""
  @State private var email = ""
  @State private var password = ""
  @State private var touched: Set<Field> = []
  @State private var attemptedSubmit = false
  @State private var message = ""
  @FocusState private var focus: Field?

  // Is something wrong?
  private func error(_ field: Field) -> String? {
    switch field {
    case .name: name.isEmpty ? "Enter your name." : nil
    case .email: email.contains("@") ? nil : "An address has an @ in it."
    case .password: password.count >= 8 ? nil : "Use at least 8 characters."
    }
  }

  // Should we say so?
  private func visibleError(_ field: Field) -> String? {
    touched.contains(field) || attemptedSubmit ? error(field) : nil
  }

  private func submit() {
    attemptedSubmit = true
    if let field = Field.allCases.first(where: { error($0) != nil }) {
      focus = field
      return
    }
    focus = nil
    message = "Welcome, \(name)!"
  }

  @ViewBuilder private func errorLine(_ field: Field) -> some View {
    if let error = visibleError(field) {
      Label(error, systemImage: "exclamationmark.circle")
        .foregroundStyle(.red)
    }
  }

  var body: some View {
    Form {
      Section {
        TextField("Name", text: $name)
          .textContentType(.name)
          .textInputAutocapitalization(.words)
          .focused($focus, equals: .name)
          .submitLabel(.next)
          .onSubmit { focus = .email }
        errorLine(.name)
        TextField("E-mail", text: $email)
          .keyboardType(.emailAddress)
          .textContentType(.emailAddress)
          .textInputAutocapitalization(.never)
          .autocorrectionDisabled()
          .focused($focus, equals: .email)
          .submitLabel(.next)
          .onSubmit { focus = .password }
        errorLine(.email)
        SecureField("Password", text: $password)
          .textContentType(.newPassword)
          .focused($focus, equals: .password)
          .submitLabel(.join)
          .onSubmit { submit() }
        errorLine(.password)
      } header: {
        Text("Account")
      } footer: {
        Text("A password has at least 8 characters.")
      }
      Button("Sign up") { submit() }
      Text(message)
    }
    .onAppear { focus = .name }
    .onChange(of: focus) { old, new in
      if let old { touched.insert(old) }
    }
  }
}

#Preview {
  SignupView()
}

// Drives the form as a person would.
let session = FormSession { SignupView() }

@MainActor func look(_ step: String) {
  let errors = session.errors.isEmpty ? "no error" : session.errors.joined(separator: " ")
  print("\(step): focus on \(session.focused ?? "nothing"), \(errors)")
}

look("The form appears")
try session.type("Ada")
try session.pressReturn()
look("Typed a name, pressed return")
try session.type("ada")
look("Typed half an address")
try session.tap("Sign up")
look("Tapped the button")
try session.type("@example.org")
look("Typed the rest")
try session.tap("Sign up")
look("Tapped the button again")
try session.type("catapult")
try session.pressReturn()
look("Typed a password, pressed return")
print("Says: \(session.texts.last ?? "")")
