// fails: The message has the trimmed name, the field what was typed
// say: You write the trimmed name back into the field. Use it for the message, and leave what was
//   typed alone.
import SwiftUI

struct SignupView: View {
  enum Field { case name, email }

  @State private var name = ""
  @State private var email = ""
  @State private var message = ""
  @FocusState private var focus: Field?

  private var trimmedName: String {
    name.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private var canJoin: Bool {
    !trimmedName.isEmpty && email.contains("@")
  }

  private func join() {
    guard canJoin else { return }
    name = trimmedName
    message = "Welcome, \(trimmedName)!"
    focus = nil
  }

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
        .disabled(!canJoin)
      Text("Message: \(message)")
    }
  }
}
