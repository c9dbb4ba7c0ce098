import Foundation

/// Conversions between values and the text of a field.
enum ValueConversion {
  /// A format whose text always stands for a value.
  static func format<F: ParseableFormatStyle>(
    _ format: F, locale: Locale
  ) -> ValueStore<F.FormatInput>.Conversion where F.FormatOutput == String {
    let style = format.locale(locale)
    return .init(
      writesWhileTyping: true,
      text: { style.format($0) },
      value: { StrictParsing.parse($0, with: style) })
  }

  /// A format whose empty or meaningless text stands for nil.
  static func optional<F: ParseableFormatStyle>(
    _ format: F, locale: Locale
  ) -> ValueStore<F.FormatInput?>.Conversion where F.FormatOutput == String {
    let style = format.locale(locale)
    return .init(
      writesWhileTyping: true,
      text: { $0.map(style.format) ?? "" },
      value: { .some(StrictParsing.parse($0, with: style)) })
  }

  /// A formatter; an optional value becomes nil when the text is empty.
  static func formatter<V>(_ formatter: Formatter) -> ValueStore<V>.Conversion {
    .init(
      writesWhileTyping: false,
      text: { value in
        let plain = unwrapped(value)
        guard let plain else { return "" }
        return formatter.string(for: plain) ?? (plain as? String) ?? ""
      },
      value: { StrictParsing.parse($0, with: formatter) })
  }
}

/// The value inside any depth of optionals; nil when there is none.
func unwrapped(_ value: Any) -> Any? {
  func step<W>(_ optional: W?) -> Any? { optional.flatMap { unwrapped($0) } }
  guard let optional = value as? any OptionalValue else { return value }
  return optional.content.flatMap { unwrapped($0) }
}

/// Any optional.
protocol OptionalValue {
  var content: Any? { get }
  static var wrappedType: Any.Type { get }
}

extension Optional: OptionalValue {
  var content: Any? { map { $0 as Any } }
  static var wrappedType: Any.Type { Wrapped.self }
}
