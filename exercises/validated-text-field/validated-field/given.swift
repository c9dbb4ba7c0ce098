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
