import Foundation

/// A message to assistive technology.
public enum AccessibilityNotification {
  /// Something that is said aloud.
  public struct Announcement {
    private let text: String

    /// An announcement of a string.
    public init(_ announcement: String) {
      text = announcement
    }

    /// An announcement of a string with attributes.
    public init(_ announcement: AttributedString) {
      text = String(announcement.characters)
    }

    /// An announcement to be looked up for the user's language.
    @_disfavoredOverload
    public init(_ announcement: LocalizedStringResource) {
      text = String(localized: announcement)
    }

    /// Makes the announcement.
    public func post() {
      let text = text
      MainQueue.run { FormRuntime.current?.log.announcements.append(text) }
    }
  }

  /// The layout of the screen has changed.
  public struct LayoutChanged {
    /// A change that leads to an element.
    public init(_ element: Any? = nil) {}
    /// Tells it.
    public func post() {}
  }

  /// The screen has changed.
  public struct ScreenChanged {
    /// A change that leads to an element.
    public init(_ element: Any? = nil) {}
    /// Tells it.
    public func post() {}
  }

  /// A page was scrolled.
  public struct PageScrolled {
    /// A change with a description.
    public init(_ scrollDescription: String) {}
    /// Tells it.
    public func post() {}
  }
}

/// Where announcements and opened addresses go.
@MainActor
enum Announcements {
  static func install(for runtime: FormRuntime) {
    _CombineClock.after = { seconds, work in
      MainQueue.runNow { FormRuntime.current?.clock.after(seconds) { work() } }
    }
    UIApplication._opener = { FormRuntime.current?.log.openedURLs.append($0) }
    UIApplication._endEditing = {
      guard let runtime = FormRuntime.current else { return }
      runtime.focus.endEditing()
    }
  }
}
