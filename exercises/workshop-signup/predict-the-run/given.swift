/// What the signup form shows at one moment.
public struct Screen: Sendable {
  /// Where a form's focus can be.
  public enum Focus: Sendable {
    case name, email, nowhere
  }

  public var focus: Focus
  public var joinIsEnabled: Bool
  /// The text below the button; empty at first.
  public var message: String

  public init(focus: Focus, joinIsEnabled: Bool, message: String) {
    self.focus = focus
    self.joinIsEnabled = joinIsEnabled
    self.message = message
  }
}
