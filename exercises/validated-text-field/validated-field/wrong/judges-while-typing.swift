// fails: Nothing is said while somebody types for the first time
// say: You judge when the text changes. Typing only forgives: tell the policy with `textChanged`.
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

  var body: some View {
    VStack(alignment: .leading) {
      TextField(title, text: $text)
        .focused($isFocused)
      if let message = feedback.message {
        Text(message)
      }
    }
    .onChange(of: isFocused) {
      if !isFocused { feedback.fieldLostFocus(text: text, validate: validate) }
    }
    .onChange(of: text) {
      feedback.fieldLostFocus(text: text, validate: validate)
    }
  }
}
