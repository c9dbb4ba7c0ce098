import FormUI
import Testing

private struct SignupForm: View {
  enum Field: Hashable { case name, email, password }

  @State private var name = ""
  @State private var email = ""
  @State private var password = ""
  @State private var message = ""
  @FocusState private var focus: Field?

  var body: some View {
    Form {
      Section("Account") {
        TextField("Name", text: $name)
          .focused($focus, equals: .name)
          .submitLabel(.next)
          .textContentType(.name)
        TextField("Email", text: $email)
          .keyboardType(.emailAddress)
          .focused($focus, equals: .email)
          .submitLabel(.next)
        SecureField("Password", text: $password)
          .focused($focus, equals: .password)
          .submitLabel(.join)
      }
      Button("Join") { join() }
        .disabled(name.isEmpty)
      if !message.isEmpty { Text(message) }
    }
    .onSubmit {
      switch focus {
      case .name: focus = .email
      case .email: focus = .password
      default: join()
      }
    }
    .onAppear { focus = .name }
  }

  private func join() {
    guard !name.isEmpty else { return }
    message = "Welcome, \(name)"
  }
}

@Suite("A signup form")
@MainActor
struct FirstStepTests {
  @Test func chain() throws {
    let session = FormSession { SignupForm() }
    #expect(session.focused == "Name")
    try session.type("Maya", into: "Name")
    #expect(try session.control("Name").value == "Maya")
    try session.pressReturn()
    #expect(session.focused == "Email")
    #expect(session.keyboard?.type == "emailAddress")
    try session.type("maya@example.com")
    try session.pressReturn()
    try session.type("secret")
    #expect(try session.control("Password").value == "••••••")
    try session.pressReturn()
    #expect(session.focused == nil)
    #expect(session.texts == ["Account", "Join", "Welcome, Maya"])
    #expect(session.focusHistory == ["Name", "Email", "Password", nil])
  }

  @Test func disabledButton() throws {
    let session = FormSession { SignupForm() }
    #expect(throws: FormSessionError.disabled(kind: "button", name: "Join")) {
      try session.tap("Join")
    }
    try session.type("M", into: "Name")
    try session.tap("Join")
    #expect(session.shows("Welcome, M"))
  }
}
