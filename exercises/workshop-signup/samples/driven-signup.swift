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

  // The one rule.
  private var canJoin: Bool {
    (1...40).contains(trimmedName.count) && email.contains("@")
  }

  private func join() {
    guard canJoin else { return }
    message = "Welcome, \(trimmedName)!"
    focus = nil
  }

  var body: some View {
    Form {
      Section {
        TextField("Name", text: $name)
          .focused($focus, equals: .name)
          .submitLabel(.next)
          .onSubmit { focus = .email }
        TextField("E-mail", text: $email)
          .keyboardType(.emailAddress)
          .focused($focus, equals: .email)
          .submitLabel(.join)
          .onSubmit { join() }
      } footer: {
        Text("A name of up to 40 characters, and an address with an @.")
      }
      Button("Join") { join() }
        .disabled(!canJoin)
      Text(message)
    }
    .toolbar {
      ToolbarItem(placement: .keyboard) {
        Button("Done") { focus = nil }
      }
    }
  }
}

#Preview {
  SignupView()
}

let session = FormSession { SignupView() }

@MainActor func look(_ step: String) throws {
  let button = try session.control("Join").isEnabled ? "enabled" : "grey"
  let message = session.texts.first { $0.hasPrefix("Welcome") } ?? "no message"
  print("\(step): focus on \(session.focused ?? "nothing"), Join \(button), \(message)")
}

try look("The form appears")
try session.type(" Ada ", into: "Name")
try session.pressReturn()
try look("Typed a name, pressed next")
try session.type("ada")
try session.pressReturn()
try look("Typed half an address, pressed return")
try session.type("@example.org", into: "E-mail")
try look("Typed the rest")
try session.pressDone()
try look("Tapped Done")
try session.tap("Join")
try look("Tapped Join")
print("Name holds \"\(try session.control("Name").value ?? "")\"")
print("E-mail holds \"\(try session.control("E-mail").value ?? "")\"")
