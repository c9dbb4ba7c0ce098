// fails: The form sees what is typed
// say: Your field edits a copy of the text, so the form never sees what is typed. Edit the
//   binding.
import SwiftUI

struct ValidatedField: View {
  let title: String
  @Binding var text: String
  let validate: (String) -> String?

  @State private var copy = ""
  @State private var feedback = PoliteFeedback()
  @FocusState private var isFocused: Bool

  init(_ title: String, text: Binding<String>, validate: @escaping (String) -> String?) {
    self.title = title
    _text = text
    self.validate = validate
  }

  var body: some View {
    VStack(alignment: .leading) {
      TextField(title, text: $copy)
        .focused($isFocused)
      if let message = feedback.message {
        Text(message)
      }
    }
    .onChange(of: isFocused) {
      if !isFocused { feedback.fieldLostFocus(text: copy, validate: validate) }
    }
    .onChange(of: copy) {
      feedback.textChanged(text: copy, validate: validate)
    }
  }
}
