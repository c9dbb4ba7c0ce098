// fails: A message that appears is announced, once
// say: The hint is heard by whoever comes back to the field. When the message appears they are
//   elsewhere: announce it, too.
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
        .accessibilityHint(feedback.message ?? "")
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
