import Foundation

/// A line or more of text that can't be edited.
public struct Text: Equatable {
  enum Storage {
    case verbatim(String)
    case key(LocalizedStringKey)
    case attributed(AttributedString)
    case made((EnvironmentValues) -> String)
    indirect case joined(Text, Text)
  }

  let storage: Storage
  var attributes: [Attribute] = []

  nonisolated init(storage: Storage) {
    self.storage = storage
  }

  /// A text as it is written.
  public init(verbatim content: String) {
    storage = .verbatim(content)
  }

  /// A text as it is stored in a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) {
    storage = .verbatim(String(content))
  }

  /// A text to be looked up for the user's language.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    storage = .key(key)
  }

  /// A text to be looked up for the user's language.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    storage = .key(resource.key)
  }

  /// A text with attributes.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    storage = .attributed(attributedContent)
  }

  /// A formatted value.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    storage = .made { format.locale($0.locale).format(input) }
  }

  /// A value with a formatter.
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    storage = .made { _ in formatter.string(for: subject) ?? "" }
  }

  /// Any value that a formatter takes.
  @_disfavoredOverload
  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    storage = .made { _ in formatter.string(for: subject) ?? "" }
  }

  /// An object with a formatter.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    storage = .made { _ in formatter.string(for: subject) ?? "" }
  }

  /// An image in the text.
  public init(_ image: Image) {
    storage = .verbatim(image.inlineText)
  }

  /// The plain text for an environment.
  func resolved(in environment: EnvironmentValues) -> String {
    switch storage {
    case .verbatim(let text): text
    case .key(let key): Markdown.plain(key.resolved(in: environment))
    case .attributed(let text): String(text.characters)
    case .made(let make): make(environment)
    case .joined(let first, let second):
      first.resolved(in: environment) + second.resolved(in: environment)
    }
  }

  /// One text after the other.
  public static func + (left: Text, right: Text) -> Text {
    Text(storage: .joined(left, right))
  }

  /// Two texts are equal when they show the same characters.
  public static func == (left: Text, right: Text) -> Bool {
    left.resolved(in: .standard) == right.resolved(in: .standard)
  }
}

extension Text: @unchecked Sendable {}

extension Text: View {
  /// Shows the text.
  @MainActor public static func _update(_ node: _Node, _ view: Text) {
    node.attributes.append(contentsOf: view.attributes)
    node.part = TextPart(text: view)
  }
}

/// A text on the screen.
struct TextPart: Part {
  let text: Text

  var kind: ElementKind { .text }

  func describe(_ element: inout Element, at node: _Node) {
    let shown = node.environment.textCase.applied(to: text.resolved(in: node.environment))
    element.value = shown
    if element.label == nil { element.label = shown }
    if !shown.isEmpty { element.texts = [shown] }
  }
}
