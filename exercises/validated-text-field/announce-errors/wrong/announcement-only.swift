// fails: While a message stands, it is the field's hint
// say: The announcement is spoken once and gone. Whoever comes back to the field needs to hear
//   what is wrong: make the message its hint.
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
        ErrorLine(message)
      }
    }
    .onChange(of: isFocused) {
      if !isFocused { feedback.fieldLostFocus(text: text, validate: validate) }
    }
    .onChange(of: text) {
      feedback.textChanged(text: text, validate: validate)
    }
    .onChange(of: feedback.message) {
      if let message = feedback.message {
        AccessibilityNotification.Announcement(message).post()
      }
    }
  }
}
