import Foundation

/// The name of a method; `#selector` in learners' files makes one of the method itself.
public struct Selector {
  /// Takes a method.
  public init<Method>(_ method: Method) {}
}

/// An event of the screen.
@preconcurrency @MainActor
open class UIEvent: NSObject {}

/// What can have the focus in UIKit.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// Gives up the focus: the keyboard goes away.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    UIApplication._endEditing?()
    return true
  }

  /// Asks for the focus, which only SwiftUI's own fields get here.
  @discardableResult
  open func becomeFirstResponder() -> Bool { false }
}

extension UIResponder {
  /// The keyboard is about to change its place; nobody sends this here.
  public nonisolated static let keyboardWillChangeFrameNotification =
    Notification.Name("UIKeyboardWillChangeFrameNotification")
  /// Where the keyboard was.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// How long the change takes.
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
}

extension UIApplication {
  /// Sends an action; with no target it goes to what has the focus, which is how forms put the keyboard away.
  @discardableResult
  public func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    guard target == nil else { return false }
    Self._endEditing?()
    return true
  }
}
