// fails: A message is not exchanged while somebody types
// say: You ask the validator yourself, and so a message is exchanged for another while somebody
//   types. Let the policy decide, and show its `message`.
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
      if feedback.message != nil, let message = validate(text) {
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
