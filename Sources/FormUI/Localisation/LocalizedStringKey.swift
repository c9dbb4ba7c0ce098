import Foundation

/// The key of a text that is looked up for the user's language.
///
/// There are no string tables here: the key is the text. Interpolated values are formatted for the locale, and Markdown
/// is understood.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  enum Segment {
    case literal(String)
    case value(_ key: String, (EnvironmentValues) -> String)
  }

  let segments: [Segment]

  /// A key made of a string.
  public init(_ value: String) {
    segments = [.literal(value)]
  }

  /// A key made of a literal.
  public init(stringLiteral value: String) {
    segments = [.literal(value)]
  }

  /// A key made of a literal with values.
  public init(stringInterpolation: StringInterpolation) {
    segments = stringInterpolation.segments
  }

  /// The text for an environment, Markdown not yet interpreted.
  func resolved(in environment: EnvironmentValues) -> String {
    segments.map { segment in
      switch segment {
      case .literal(let text): text
      case .value(_, let make): make(environment)
      }
    }.joined()
  }

  /// Two keys are equal when they show the same text.
  public static func == (left: LocalizedStringKey, right: LocalizedStringKey) -> Bool {
    left.resolved(in: .standard) == right.resolved(in: .standard)
  }
}

extension LocalizedStringKey {
  /// Collects the pieces of an interpolated literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    var segments: [Segment] = []

    /// Starts an empty literal.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds a piece of text.
    public mutating func appendLiteral(_ literal: String) {
      segments.append(.literal(literal))
    }

    /// Adds a string.
    public mutating func appendInterpolation(_ string: String) {
      segments.append(.value("%@") { _ in string })
    }

    /// Adds a value that formats itself for the locale.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      segments.append(.value("%@") { value._text(locale: $0.locale) })
    }

    /// Adds a value with a format specifier.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(
      _ value: T, specifier: String
    ) {
      segments.append(
        .value(specifier) { String(format: specifier, locale: $0.locale, value._argument) })
    }

    /// Adds a formatted value.
    public mutating func appendInterpolation<F: FormatStyle>(
      _ input: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
      segments.append(.value("%@") { format.locale($0.locale).format(input) })
    }

    /// Adds a value with a formatter.
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      segments.append(
        .value("%@") { _ in formatter?.string(for: subject) ?? String(describing: subject) })
    }

    /// Adds any value that a formatter takes.
    @_disfavoredOverload
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
      segments.append(
        .value("%@") { _ in formatter.string(for: subject) ?? String(describing: subject) })
    }

    /// Adds an object with a formatter.
    public mutating func appendInterpolation<Subject: NSObject>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      segments.append(
        .value("%@") { _ in formatter?.string(for: subject) ?? String(describing: subject) })
    }

    /// Adds a date in a style.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      segments.append(.value("%@") { style.text(of: date, in: $0) })
    }

    /// Adds an interval of dates.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      segments.append(.value("%@") { Text(dates).resolved(in: $0) })
    }

    /// Adds another text.
    public mutating func appendInterpolation(_ text: Text) {
      segments.append(.value("%@") { text.resolved(in: $0) })
    }

    /// Adds an image.
    public mutating func appendInterpolation(_ image: Image) {
      segments.append(.value("%@") { _ in image.inlineText })
    }

    /// Adds an attributed string.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      segments.append(.value("%@") { _ in String(attributedString.characters) })
    }

    /// Adds a localized text.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      segments.append(.value("%@") { resource.key.resolved(in: $0) })
    }

    /// Adds anything else as it describes itself.
    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) {
      segments.append(.value("%@") { _ in String(describing: value) })
    }
  }
}

/// A value that an interpolated key formats for the locale.
public protocol _FormatSpecifiable: Equatable {
  /// The value for a C format.
  var _argument: any CVarArg { get }
  /// The value as a key without specifier shows it.
  func _text(locale: Locale) -> String
}

extension _FormatSpecifiable where Self: BinaryInteger {
  /// Groups digits as the locale does.
  public func _text(locale: Locale) -> String {
    IntegerFormatStyle<Self>(locale: locale).format(self)
  }
}

extension _FormatSpecifiable where Self: BinaryFloatingPoint {
  /// Shows six digits after the point, as `%lf` does.
  public func _text(locale: Locale) -> String {
    String(format: "%lf", Double(self))
  }

  /// The number as a double.
  public var _argument: any CVarArg { Double(self) }
}

extension Int: _FormatSpecifiable { public var _argument: any CVarArg { self } }
extension Int8: _FormatSpecifiable { public var _argument: any CVarArg { self } }
extension Int16: _FormatSpecifiable { public var _argument: any CVarArg { self } }
extension Int32: _FormatSpecifiable { public var _argument: any CVarArg { self } }
extension Int64: _FormatSpecifiable { public var _argument: any CVarArg { self } }
extension UInt: _FormatSpecifiable { public var _argument: any CVarArg { self } }
extension UInt8: _FormatSpecifiable { public var _argument: any CVarArg { self } }
extension UInt16: _FormatSpecifiable { public var _argument: any CVarArg { self } }
extension UInt32: _FormatSpecifiable { public var _argument: any CVarArg { self } }
extension UInt64: _FormatSpecifiable { public var _argument: any CVarArg { self } }
extension Float: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}
extension CGFloat: _FormatSpecifiable {}
