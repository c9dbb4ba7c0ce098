import SwiftUI

struct ValidatedField: View {
  let title: String
  @Binding var text: String
  let validate: (String) -> String?

  @State private var feedback = PoliteFeedback()
  @FocusState private var isFocused: Bool

  init(_ title: String, text: Binding<String>, validate: @escaping (String) -> String?) {
    self.title = title
    _text = text
    self.validate = validate
  }

  // Your turn: the hint and the announcement.
  var body: some View {
    VStack(alignment: .leading) {
      TextField(title, text: $text)
        .focused($isFocused)
      if let message = feedback.message {
        ErrorLine(message)
      }
    }
    .onChange(of: isFocused) {
      if !isFocused { feedback.fieldLostFocus(text: text, validate: validate) }
    }
    .onChange(of: text) {
      feedback.textChanged(text: text, validate: validate)
    }
  }
}

struct ProfileView: View {
  @State private var name = ""

  var body: some View {
    Form {
      ValidatedField("Name", text: $name) { text in
        text.isEmpty ? "Enter your name." : nil
      }
    }
  }
}

#Preview {
  ProfileView()
}
