// fails: Two fields don't disturb each other
// say: All your fields share one feedback, so leaving one shows its message below each. Each
//   field has its own: a `@State` of the view.
import SwiftUI

@Observable final class Shared {
  @MainActor static let only = Shared()
  var feedback = PoliteFeedback()
}

struct ValidatedField: View {
  let title: String
  @Binding var text: String
  let validate: (String) -> String?

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
      if let message = Shared.only.feedback.message {
        Text(message)
      }
    }
    .onChange(of: isFocused) {
      if !isFocused { Shared.only.feedback.fieldLostFocus(text: text, validate: validate) }
    }
    .onChange(of: text) {
      Shared.only.feedback.textChanged(text: text, validate: validate)
    }
  }
}
