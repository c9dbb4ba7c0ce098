import SwiftUI

/// What a field has to say, and when: it is judged when it is left, and forgiven while somebody types.
struct PoliteFeedback {
  private(set) var message: String?

  mutating func fieldLostFocus(text: String, validate: (String) -> String?) {
    message = validate(text)
  }

  mutating func textChanged(text: String, validate: (String) -> String?) {
    if validate(text) == nil { message = nil }
  }
}

/// A text field that judges when it loses the focus, and never while somebody types.
struct ValidatedField: View {
  private let title: LocalizedStringKey
  private let prompt: LocalizedStringKey?
  private let validate: (String) -> String?

  @Binding private var text: String
  @State private var feedback = PoliteFeedback()
  @FocusState private var isFocused: Bool
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  init(
    _ title: LocalizedStringKey, text: Binding<String>, prompt: LocalizedStringKey? = nil,
    validate: @escaping (String) -> String?
  ) {
    self.title = title
    self.prompt = prompt
    self.validate = validate
    _text = text
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      TextField(title, text: $text, prompt: prompt.map { Text($0) })
        .focused($isFocused)
        .accessibilityHint(feedback.message ?? "")
      if let message = feedback.message {
        Label(message, systemImage: "exclamationmark.circle")
          .font(.footnote)
          .foregroundStyle(.red)
          .accessibilityHidden(true)
      }
    }
    .animation(reduceMotion ? nil : .default, value: feedback.message)
    .onChange(of: isFocused) {
      if !isFocused { feedback.fieldLostFocus(text: text, validate: validate) }
    }
    .onChange(of: text) {
      feedback.textChanged(text: text, validate: validate)
    }
    .onChange(of: feedback.message) {
      if let message = feedback.message { AccessibilityNotification.Announcement(message).post() }
    }
  }
}

struct ProfileView: View {
  @State private var name = ""
  @State private var email = ""

  var body: some View {
    Form {
      ValidatedField("Name", text: $name) { text in
        text.isEmpty ? "Enter your name." : nil
      }
      ValidatedField("E-mail", text: $email, prompt: "name@example.org") { text in
        text.contains("@") ? nil : "An address has an @ in it."
      }
      .keyboardType(.emailAddress)
    }
  }
}

#Preview {
  ProfileView()
}

let session = FormSession { ProfileView() }

@MainActor func look(_ step: String) {
  let errors = session.errors.isEmpty ? "-" : session.errors.joined(separator: " ")
  print("\(step): \(errors)")
}

try session.tap("Name")
look("Tapped the name")
try session.type("ada", into: "E-mail")
look("Left it empty, typed half an address")
try session.type("Ada", into: "Name")
look("Left the address, typed a name")
try session.type("@example.org", into: "E-mail")
look("Completed the address")
try session.dismissKeyboard()
look("Put the keyboard away")
print("Announced: \(session.announcements.joined(separator: " "))")
