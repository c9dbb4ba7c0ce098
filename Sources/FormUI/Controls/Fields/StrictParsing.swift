import Foundation

/// Parsing that refuses text which was not used up, as it is on Apple's systems.
///
/// Foundation on Linux reads "12abc" as 12.
enum StrictParsing {
  /// The value of a text; nil when a part of the text has no meaning.
  static func parse<F: ParseableFormatStyle>(_ text: String, with style: F) -> F.FormatInput?
  where F.FormatOutput == String {
    let trimmed = text.trimmingCharacters(in: .whitespaces)
    guard !trimmed.isEmpty else { return nil }
    if F.FormatInput.self is any Numeric.Type {
      let locale = (style as? any FormatStyleWithLocale)?.locale ?? FormLocale.standard
      guard NumberText(locale: locale).isNumber(trimmed) else { return nil }
    }
    return try? style.parseStrategy.parse(trimmed)
  }

  /// The value of a text for a formatter.
  static func parse<V>(_ text: String, with formatter: Formatter) -> V? {
    if text.isEmpty, let optional = V.self as? any OptionalValue.Type {
      return none(optional) as? V
    }
    if let numbers = formatter as? NumberFormatter {
      return NumberParsing.number(from: text, with: numbers).flatMap { converted($0) }
    }
    if let dates = formatter as? DateFormatter {
      return dates.date(from: text).flatMap { $0 as? V }
    }
    return text as? V
  }

  private static func none(_ type: any OptionalValue.Type) -> Any {
    func make<O: OptionalValue & ExpressibleByNilLiteral>(_ type: O.Type) -> Any {
      let empty: O = nil
      return empty
    }
    guard let type = type as? any (OptionalValue & ExpressibleByNilLiteral).Type else { return () }
    return make(type)
  }

  /// A number as the type that a binding holds.
  private static func converted<V>(_ number: NSNumber) -> V? {
    let type: Any.Type = (V.self as? any OptionalValue.Type)?.wrappedType ?? V.self
    let value: Any? =
      switch type {
      case is Int.Type: number.intValue
      case is Double.Type: number.doubleValue
      case is Float.Type: number.floatValue
      case is CGFloat.Type: CGFloat(number.doubleValue)
      case is Decimal.Type: number.decimalValue
      case is Int64.Type: number.int64Value
      case is Int32.Type: number.int32Value
      case is UInt.Type: number.uintValue
      case is Bool.Type: number.boolValue
      default: number
      }
    return value as? V
  }
}

/// A format style whose locale can be read.
protocol FormatStyleWithLocale {
  var locale: Locale { get }
}

extension IntegerFormatStyle: FormatStyleWithLocale {}
extension FloatingPointFormatStyle: FormatStyleWithLocale {}
extension Decimal.FormatStyle: FormatStyleWithLocale {}
extension IntegerFormatStyle.Currency: FormatStyleWithLocale {}
extension IntegerFormatStyle.Percent: FormatStyleWithLocale {}
extension FloatingPointFormatStyle.Currency: FormatStyleWithLocale {}
extension FloatingPointFormatStyle.Percent: FormatStyleWithLocale {}
extension Decimal.FormatStyle.Currency: FormatStyleWithLocale {}
extension Decimal.FormatStyle.Percent: FormatStyleWithLocale {}
