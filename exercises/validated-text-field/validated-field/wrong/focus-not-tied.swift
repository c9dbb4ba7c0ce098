// fails: Leaving a field judges it, and it alone
// say: The field isn't tied to your focus: without `.focused($isFocused)` it never changes.
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
      if let message = feedback.message {
        Text(message)
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
