import SwiftUI

struct ValidatedField: View {
  let title: String
  @Binding var text: String
  let validate: (String) -> String?

  init(_ title: String, text: Binding<String>, validate: @escaping (String) -> String?) {
    self.title = title
    _text = text
    self.validate = validate
  }

  // Your turn: feedback, focus, and the message below the field.
  var body: some View {
    TextField(title, text: $text)
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
      ValidatedField("E-mail", text: $email) { text in
        text.contains("@") ? nil : "An address has an @ in it."
      }
    }
  }
}

#Preview {
  ProfileView()
}
