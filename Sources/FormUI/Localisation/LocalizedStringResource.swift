import Foundation

/// A text to be looked up later, as Foundation has it on Apple's systems.
public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation, Sendable,
  CustomLocalizedStringResourceConvertible
{
  nonisolated(unsafe) let key: LocalizedStringKey
  /// The table to look in.
  public let table: String?
  /// The locale to look up for.
  public var locale: Locale

  /// Makes a resource from a key.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = FormLocale.standard, bundle: BundleDescription = .main,
    comment: StaticString? = nil
  ) {
    key = keyAndValue.key
    self.table = table
    self.locale = locale
  }

  /// Makes a resource from a key and the text to show for it.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = FormLocale.standard, bundle: BundleDescription = .main,
    comment: StaticString? = nil
  ) {
    self.key = defaultValue.key
    self.table = table
    self.locale = locale
  }

  /// A resource made of a literal.
  public init(stringLiteral value: String) {
    self.init(String.LocalizationValue(value))
  }

  /// A resource made of a literal with values.
  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  /// The resource itself.
  public var localizedStringResource: LocalizedStringResource { self }

  /// Where the tables of a resource lie.
  public enum BundleDescription: Sendable {
    /// The bundle of the app.
    case main
    /// The bundle of a class.
    case forClass(AnyClass)
    /// The bundle at an address.
    case atURL(URL)
  }
}

/// A value that has a localized text.
public protocol CustomLocalizedStringResourceConvertible {
  /// The text.
  var localizedStringResource: LocalizedStringResource { get }
}

extension String {
  /// The key of a localized text with the values for its gaps.
  public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation, Sendable {
    /// Collects the pieces of an interpolated literal.
    public typealias StringInterpolation = LocalizedStringKey.StringInterpolation

    nonisolated(unsafe) let key: LocalizedStringKey

    /// A value made of a string.
    public init(_ value: String) {
      key = LocalizedStringKey(value)
    }

    /// A value made of a literal.
    public init(stringLiteral value: String) {
      key = LocalizedStringKey(value)
    }

    /// A value made of a literal with values.
    public init(stringInterpolation: StringInterpolation) {
      key = LocalizedStringKey(stringInterpolation: stringInterpolation)
    }
  }

  /// The text of a localized key.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = FormLocale.standard, comment: StaticString? = nil
  ) {
    self = keyAndValue.key.resolved(in: EnvironmentValues(locale: locale))
  }

  /// The text of a localized key with a default.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = FormLocale.standard, comment: StaticString? = nil
  ) {
    self = defaultValue.key.resolved(in: EnvironmentValues(locale: locale))
  }

  /// The text of a resource.
  public init(localized resource: LocalizedStringResource) {
    self = resource.key.resolved(in: EnvironmentValues(locale: resource.locale))
  }
}

extension AttributedString {
  /// The text of a localized key.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self.init(String(localized: keyAndValue, locale: locale ?? FormLocale.standard))
  }
}

/// The locale of forms: American English unless the environment says otherwise.
///
/// Linux knows no user locale, so that every machine shows the same text.
public enum FormLocale {
  /// American English.
  public static let standard = Locale(identifier: "en_US")
}

extension EnvironmentValues {
  /// An environment where only the locale matters.
  static let standard = EnvironmentValues()

  init(locale: Locale) {
    self.init()
    self.locale = locale
  }
}

extension EnvironmentValues: @unchecked Sendable {}
