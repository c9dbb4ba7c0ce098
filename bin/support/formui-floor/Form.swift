import SwiftUI

struct SignupForm: View {
  enum Field: Hashable { case name, email, password }
  enum Plan: Hashable { case free, team }

  @State private var name = ""
  @State private var email = ""
  @State private var password = ""
  @State private var plan = Plan.free
  @State private var wantsNews = false
  @State private var problem: String?
  @FocusState private var focus: Field?

  private var isComplete: Bool {
    !name.isEmpty && email.contains("@") && password.count >= 8
  }

  var body: some View {
    Form {
      Section("Account") {
        TextField("Name", text: $name)
          .textContentType(.name)
          .submitLabel(.next)
          .focused($focus, equals: .name)
        TextField("E-mail", text: $email)
          .textContentType(.emailAddress)
          .keyboardType(.emailAddress)
          .submitLabel(.next)
          .focused($focus, equals: .email)
        SecureField("Password", text: $password)
          .textContentType(.newPassword)
          .submitLabel(.done)
          .focused($focus, equals: .password)
        if let problem {
          Text(problem)
            .font(.caption)
        }
      }
      Section("Plan") {
        Picker("Plan", selection: $plan) {
          Text("Free").tag(Plan.free)
          Text("Team").tag(Plan.team)
        }
        Toggle("Send me news", isOn: $wantsNews)
      }
      Button("Join") { problem = isComplete ? nil : "Fill in every field." }
        .disabled(!isComplete)
    }
    .onSubmit {
      switch focus {
      case .name: focus = .email
      case .email: focus = .password
      default: focus = nil
      }
    }
    .onAppear { focus = .name }
    .navigationTitle("Sign up")
  }
}
