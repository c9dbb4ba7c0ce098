import SwiftUI

/// What a field has to say, and when: it is judged when it is left, and forgiven while somebody types.
struct PoliteFeedback {
  private(set) var message: String?

  mutating func fieldLostFocus(text: String, validate: (String) -> String?) {
    message = validate(text)
  }

  mutating func textChanged(text: String, validate: (String) -> String?) {
    if validate(text) == nil { message = nil }
  }
}

/// A text field that judges when it loses the focus, and never while somebody types.
struct ValidatedField: View {
  private let title: LocalizedStringKey
  private let prompt: LocalizedStringKey?
  private let validate: (String) -> String?

  @Binding private var text: String
  @State private var feedback = PoliteFeedback()
  @FocusState private var isFocused: Bool
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  init(
    _ title: LocalizedStringKey, text: Binding<String>, prompt: LocalizedStringKey? = nil,
    validate: @escaping (String) -> String?
  ) {
    self.title = title
    self.prompt = prompt
    self.validate = validate
    _text = text
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      TextField(title, text: $text, prompt: prompt.map { Text($0) })
        .focused($isFocused)
        .accessibilityHint(feedback.message ?? "")
      if let message = feedback.message {
        Label(message, systemImage: "exclamationmark.circle")
          .font(.footnote)
          .foregroundStyle(.red)
          .accessibilityHidden(true)
      }
    }
    .animation(reduceMotion ? nil : .default, value: feedback.message)
    .onChange(of: isFocused) {
      if !isFocused { feedback.fieldLostFocus(text: text, validate: validate) }
    }
    .onChange(of: text) {
      feedback.textChanged(text: text, validate: validate)
    }
    .onChange(of: feedback.message) {
      if let message = feedback.message { AccessibilityNotification.Announcement(message).post() }
    }
  }
}
