// fails: Leaving a field judges it, and it alone
// say: You judge when return is pressed. People also leave a field by tapping another one; the
//   focus tells of all ways.
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
    .onSubmit { feedback.fieldLostFocus(text: text, validate: validate) }
    .onChange(of: text) {
      feedback.textChanged(text: text, validate: validate)
    }
  }
}
