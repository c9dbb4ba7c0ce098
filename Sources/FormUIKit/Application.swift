import Foundation

/// The running app.
@preconcurrency @MainActor
public final class UIApplication: UIResponder {
  /// The app.
  public static let shared = UIApplication()
  /// Where opened addresses go.
  public static var _opener: ((URL) -> Void)?
  /// What dismisses the keyboard.
  public static var _endEditing: (() -> Void)?

  /// The address of the app's settings.
  public static let openSettingsURLString = "app-settings:"

  /// Opens an address.
  public func open(
    _ url: URL, options: [String: Any] = [:],
    completionHandler: (@MainActor (Bool) -> Void)? = nil
  ) {
    Self._opener?(url)
    completionHandler?(true)
  }

  /// Whether an address can be opened.
  public func canOpenURL(_ url: URL) -> Bool { true }

  /// Whether the screen stays on.
  public var isIdleTimerDisabled = false

  /// The windows of the app.
  public var windows: [UIWindow] { [UIWindow()] }

  /// The scenes of the app.
  public var connectedScenes: Set<UIScene> { [UIWindowScene()] }
}

/// A part of the app's interface.
@preconcurrency @MainActor
open class UIScene: NSObject {}

/// A scene with windows.
@preconcurrency @MainActor
public final class UIWindowScene: UIScene {
  /// The windows of the scene.
  public var windows: [UIWindow] { [UIWindow()] }
}

/// A view of UIKit.
@preconcurrency @MainActor
open class UIView: UIResponder {
  /// Ends editing in this view.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    UIApplication._endEditing?()
    return true
  }
}

/// A window.
@preconcurrency @MainActor
public final class UIWindow: UIView {
  /// Whether the window gets the keys.
  public var isKeyWindow: Bool { true }
}

/// The phone.
@preconcurrency @MainActor
public final class UIDevice {
  /// The phone.
  public static let current = UIDevice()
  /// Its name.
  public let name = "iPhone"
  /// Its model.
  public let model = "iPhone"
  /// Its system's name.
  public let systemName = "iOS"
  /// Its system's version.
  public let systemVersion = "18.0"
  /// What kind of device it is.
  public let userInterfaceIdiom = UIUserInterfaceIdiom.phone
  /// An identity for the app's maker.
  public let identifierForVendor: UUID? = nil
}

/// A kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// A phone.
  case phone = 0
  /// A tablet.
  case pad = 1
  /// A television.
  case tv = 2
  /// A car.
  case carPlay = 3
  /// A computer.
  case mac = 5
}

/// The phone's screen.
@preconcurrency @MainActor
public final class UIScreen {
  /// The screen.
  public static let main = UIScreen()
  /// Its size in points.
  public let bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
  /// Pixels of a point.
  public let scale: CGFloat = 3
}

/// A tap that can be felt: nothing happens here.
@preconcurrency @MainActor
public final class UIImpactFeedbackGenerator {
  /// How strong it is.
  public enum FeedbackStyle: Int, Sendable {
    /// Light.
    case light
    /// Medium.
    case medium
    /// Heavy.
    case heavy
    /// Soft.
    case soft
    /// Rigid.
    case rigid
  }

  /// Makes a generator.
  public init(style: FeedbackStyle = .medium) {}
  /// Makes ready.
  public func prepare() {}
  /// Would be felt on a phone.
  public func impactOccurred(intensity: CGFloat = 1) {}
}

/// A result that can be felt: nothing happens here.
@preconcurrency @MainActor
public final class UINotificationFeedbackGenerator {
  /// The result.
  public enum FeedbackType: Int, Sendable {
    /// It worked.
    case success
    /// Take care.
    case warning
    /// It failed.
    case error
  }

  /// Makes a generator.
  public init() {}
  /// Makes ready.
  public func prepare() {}
  /// Would be felt on a phone.
  public func notificationOccurred(_ type: FeedbackType) {}
}

/// A change of selection that can be felt: nothing happens here.
@preconcurrency @MainActor
public final class UISelectionFeedbackGenerator {
  /// Makes a generator.
  public init() {}
  /// Makes ready.
  public func prepare() {}
  /// Would be felt on a phone.
  public func selectionChanged() {}
}

/// The clipboard of the phone.
@preconcurrency @MainActor
public final class UIPasteboard {
  /// The clipboard.
  public static let general = UIPasteboard()
  /// Its text.
  public var string: String?
}

extension UIApplication {
  /// Announced when the app is about to leave the front.
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// Announced when the app has come to the front.
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// Announced when the app has left the screen.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// Announced when the app is about to come back.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
}

/// What a UIKit object is told about the keyboard.
extension UIResponder {
  /// Announced before the keyboard shows.
  public nonisolated static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  /// Announced after the keyboard showed.
  public nonisolated static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification")
  /// Announced before the keyboard hides.
  public nonisolated static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  /// Announced after the keyboard hid.
  public nonisolated static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification")
  /// The key of the keyboard's frame.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
}
