import Foundation

/// A view of UIKit whose look the app can set for all of its kind; it is accepted, and nothing of it shows.
@preconcurrency @MainActor
open class UIAppearanceView: UIView {
  /// The colour behind it.
  public var backgroundColor: UIColor?
  /// The colour of what can be tapped.
  public var tintColor: UIColor?
  /// Whether taps reach it.
  public var isUserInteractionEnabled = true
  /// Whether it is left out.
  public var isHidden = false
  /// How much of it shows through.
  public var alpha: CGFloat = 1

  public required override init() {}

  private static var looks: [ObjectIdentifier: UIAppearanceView] = [:]

  /// The look of all views of this kind.
  public static func appearance() -> Self {
    if let known = looks[ObjectIdentifier(self)] as? Self { return known }
    let look = Self()
    looks[ObjectIdentifier(self)] = look
    return look
  }

  /// The look of all views of this kind inside others.
  public static func appearance(
    whenContainedInInstancesOf containers: [AnyClass]
  ) -> Self { appearance() }
}

/// A view that scrolls.
open class UIScrollView: UIAppearanceView {
  /// How the keyboard goes away while scrolling.
  public enum KeyboardDismissMode: Int, Sendable {
    /// It stays.
    case none
    /// When scrolling begins.
    case onDrag
    /// As the finger pulls it.
    case interactive
  }

  /// How the keyboard goes away while scrolling.
  public var keyboardDismissMode = KeyboardDismissMode.none
  /// Whether it bounces at its ends.
  public var bounces = true
  /// Whether it scrolls.
  public var isScrollEnabled = true
  /// Whether it scrolls by pages.
  public var isPagingEnabled = false
  /// Whether it shows how far it is.
  public var showsVerticalScrollIndicator = true
  /// Whether it shows how far it is.
  public var showsHorizontalScrollIndicator = true
}

/// A table.
open class UITableView: UIScrollView {
  /// The lines between rows.
  public var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  /// The colour of the lines.
  public var separatorColor: UIColor?
  /// What follows the last row.
  public var tableFooterView: UIView?
  /// What comes before the first row.
  public var tableHeaderView: UIView?
  /// Whether rows can be chosen.
  public var allowsSelection = true
  /// The room above a section.
  public var sectionHeaderTopPadding: CGFloat = 0
  /// The height of a section's header.
  public var sectionHeaderHeight: CGFloat = 0
  /// The height of a section's footer.
  public var sectionFooterHeight: CGFloat = 0
}

/// A row of a table.
open class UITableViewCell: UIAppearanceView {
  /// The lines between rows.
  public enum SeparatorStyle: Int, Sendable {
    /// None.
    case none
    /// A line.
    case singleLine
  }

  /// How a chosen row looks.
  public enum SelectionStyle: Int, Sendable {
    /// As others.
    case none
    /// Blue.
    case blue
    /// Gray.
    case gray
    /// As the system has it.
    case `default`
  }

  /// How a chosen row looks.
  public var selectionStyle = SelectionStyle.default
}

/// A grid or list.
open class UICollectionView: UIScrollView {}

/// A field of several lines.
open class UITextView: UIScrollView {
  /// The colour of the text.
  public var textColor: UIColor?
}

/// A field of one line.
open class UITextField: UIAppearanceView {
  /// When the button that empties the field shows.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never
    /// While the field is edited.
    case whileEditing
    /// While it is not.
    case unlessEditing
    /// Always.
    case always
  }

  /// When the button that empties the field shows.
  public var clearButtonMode = ViewMode.never
  /// The colour of the text.
  public var textColor: UIColor?
}

/// A row of choices.
open class UISegmentedControl: UIAppearanceView {
  /// The colour of the choice.
  public var selectedSegmentTintColor: UIColor?

  /// Sets how the texts look.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
}

/// A control.
open class UIControl: UIAppearanceView {
  /// What a control is in.
  public struct State: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Nothing special.
    public static let normal: State = []
    /// A finger is on it.
    public static let highlighted = State(rawValue: 1)
    /// It can't be used.
    public static let disabled = State(rawValue: 2)
    /// It is chosen.
    public static let selected = State(rawValue: 4)
  }
}

/// A switch.
open class UISwitch: UIControl {
  /// The colour when it is on.
  public var onTintColor: UIColor?
  /// The colour of the knob.
  public var thumbTintColor: UIColor?
}

/// A slider.
open class UISlider: UIControl {
  /// The colour of the knob.
  public var thumbTintColor: UIColor?
  /// The colour before the knob.
  public var minimumTrackTintColor: UIColor?
  /// The colour after the knob.
  public var maximumTrackTintColor: UIColor?
}

/// A stepper.
open class UIStepper: UIControl {}

/// A picker of dates.
open class UIDatePicker: UIControl {
  /// How many minutes the wheel goes at once.
  public var minuteInterval = 1
}

/// The dots under pages.
open class UIPageControl: UIControl {
  /// The colour of the present dot.
  public var currentPageIndicatorTintColor: UIColor?
  /// The colour of the others.
  public var pageIndicatorTintColor: UIColor?
}

/// A bar's look.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
  /// The colour behind it.
  public var backgroundColor: UIColor?
  /// The colour of its edge.
  public var shadowColor: UIColor?
  /// How its title looks.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How its large title looks.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// As the system has it.
  public func configureWithDefaultBackground() {}
  /// One can't see through.
  public func configureWithOpaqueBackground() {}
  /// One can see through.
  public func configureWithTransparentBackground() {}
}

/// The look of the bar at the top.
public final class UINavigationBarAppearance: UIBarAppearance {}

/// The look of the bar of tabs.
public final class UITabBarAppearance: UIBarAppearance {}

/// The look of a toolbar.
public final class UIToolbarAppearance: UIBarAppearance {}

/// The bar at the top.
open class UINavigationBar: UIAppearanceView {
  /// The colour of the bar.
  public var barTintColor: UIColor?
  /// Whether one can see through.
  public var isTranslucent = true
  /// Whether titles are large.
  public var prefersLargeTitles = false
  /// How the title looks.
  public var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// How the large title looks.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// The look of the bar.
  public var standardAppearance = UINavigationBarAppearance()
  /// The look of a low bar.
  public var compactAppearance: UINavigationBarAppearance?
  /// The look at the end of the content.
  public var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The picture of the edge.
  public var shadowImage: UIImage?
  /// Sets the picture behind the bar.
  public func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}
}

/// How high a bar is.
public enum UIBarMetrics: Int, Sendable {
  /// As usual.
  case `default`
  /// Low.
  case compact
}

/// The bar of tabs.
open class UITabBar: UIAppearanceView {
  /// The colour of the bar.
  public var barTintColor: UIColor?
  /// The colour of the tabs that are not chosen.
  public var unselectedItemTintColor: UIColor?
  /// Whether one can see through.
  public var isTranslucent = true
  /// The look of the bar.
  public var standardAppearance = UITabBarAppearance()
  /// The look at the end of the content.
  public var scrollEdgeAppearance: UITabBarAppearance?
}

/// A toolbar.
open class UIToolbar: UIAppearanceView {
  /// The colour of the bar.
  public var barTintColor: UIColor?
}

/// A field for searching.
open class UISearchBar: UIAppearanceView {}

/// A font.
public final class UIFont: NSObject, @unchecked Sendable {
  /// How bold a font is.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Thin.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// Thin.
    public static let thin = Weight(rawValue: -0.6)
    /// Light.
    public static let light = Weight(rawValue: -0.4)
    /// Regular.
    public static let regular = Weight(rawValue: 0)
    /// Medium.
    public static let medium = Weight(rawValue: 0.23)
    /// Almost bold.
    public static let semibold = Weight(rawValue: 0.3)
    /// Bold.
    public static let bold = Weight(rawValue: 0.4)
    /// Heavier.
    public static let heavy = Weight(rawValue: 0.56)
    /// Black.
    public static let black = Weight(rawValue: 0.62)
  }

  /// What a text is.
  public enum TextStyle: String, Sendable {
    case largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote
    case caption1, caption2
  }

  /// Its size in points.
  public let pointSize: CGFloat

  private init(pointSize: CGFloat) { self.pointSize = pointSize }

  /// A font by name.
  public init?(name: String, size: CGFloat) { pointSize = size }

  /// The system's font.
  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(pointSize: size)
  }

  /// The system's bold font.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(pointSize: size) }

  /// The system's font with digits of one width.
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(pointSize: size)
  }

  /// The font of a style of text.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(pointSize: 17)
  }
}

extension NSAttributedString.Key {
  /// The font of a text.
  public static let font = NSAttributedString.Key("NSFont")
  /// The colour of a text.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The colour behind a text.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The room between letters.
  public static let kern = NSAttributedString.Key("NSKern")
  /// A line under a text.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
}
