import Foundation

/// What a text input edits: a string, or a value that a format turns into text.
@MainActor
class TextStore {
  /// The text on the screen.
  var shown: String { "" }

  /// Replaces the text, as a key or a paste does.
  func edit(_ text: String) {}

  /// Writes what is still unwritten: Return was pressed, or editing ends.
  func commit() {}

  /// The field has the focus.
  func beginEditing() {}

  /// The field has lost the focus.
  func endEditing() {}
}

/// A bound string.
final class StringStore: TextStore {
  var binding: Binding<String>

  init(_ binding: Binding<String>) {
    self.binding = binding
  }

  override var shown: String { binding.wrappedValue }

  override func edit(_ text: String) {
    binding.wrappedValue = text
  }
}

/// A bound value behind a format or formatter.
///
/// With a format the value is written at each keystroke that parses, with a formatter on Return and at the end of editing.
/// The text is formatted anew only then. Apple's pages disagree here; see docs/swiftui-deviations.md.
final class ValueStore<Value>: TextStore {
  /// How text and value are turned into each other.
  struct Conversion {
    let writesWhileTyping: Bool
    let text: (Value) -> String
    /// The value of a text; nil when the text stands for none.
    let value: (String) -> Value?
  }

  var binding: Binding<Value>
  var conversion: Conversion
  private var draft: String?
  private var draftOf: String?
  private var isUnwritten = false

  init(_ binding: Binding<Value>, _ conversion: Conversion) {
    self.binding = binding
    self.conversion = conversion
  }

  override var shown: String {
    let formatted = conversion.text(binding.wrappedValue)
    if let draft, draftOf == formatted { return draft }
    return formatted
  }

  override func edit(_ text: String) {
    isUnwritten = true
    if conversion.writesWhileTyping, let value = conversion.value(text) {
      isUnwritten = false
      write(value)
    }
    draft = text
    draftOf = conversion.text(binding.wrappedValue)
  }

  override func commit() {
    if isUnwritten, let draft, let value = conversion.value(draft) { write(value) }
    isUnwritten = false
    draft = nil
  }

  override func endEditing() {
    commit()
  }

  private func write(_ value: Value) {
    binding.wrappedValue = value
  }
}
