import SwiftUI

/// What a field has to say, and when: judged when it is left, forgiven while somebody types.
public struct PoliteFeedback {
  public private(set) var message: String?

  public init() {}

  /// Somebody left the field.
  public mutating func fieldLostFocus(text: String, validate: (String) -> String?) {
    message = validate(text)
  }

  /// Somebody typed.
  public mutating func textChanged(text: String, validate: (String) -> String?) {
    if validate(text) == nil { message = nil }
  }
}

/// A message as a red line: for the eye, and hidden from assistive technology.
public struct ErrorLine: View {
  private let message: String

  public init(_ message: String) {
    self.message = message
  }

  public var body: some View {
    Text(message)
      .font(.footnote)
      .foregroundStyle(.red)
      .accessibilityHidden(true)
  }
}
