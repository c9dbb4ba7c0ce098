import Foundation

/// Reads numbers with a formatter as Apple's systems do: the whole text must be a number in the formatter's form.
public enum NumberParsing {
  /// The number of a text; nil when a part of the text is left over.
  public static func number(from text: String, with formatter: NumberFormatter) -> NSNumber? {
    guard let value = rawNumber(from: text, with: formatter) else { return nil }
    guard isUsedUp(text, by: formatter) else { return nil }
    return value
  }

  /// What the formatter itself reads; subclasses that check are asked for their unchecked answer.
  private static func rawNumber(from text: String, with formatter: NumberFormatter) -> NSNumber? {
    if let checked = formatter as? FormNumberFormatter {
      return checked.uncheckedNumber(from: text)
    }
    return formatter.number(from: text)
  }

  private static func isUsedUp(_ text: String, by formatter: NumberFormatter) -> Bool {
    var rest = Substring(text)
    if formatter.isLenient {
      rest = Substring(text.trimmingCharacters(in: .whitespaces))
    } else if text.first?.isWhitespace == true || text.last?.isWhitespace == true {
      return false
    }
    for affix in prefixes(of: formatter) where !affix.isEmpty && rest.hasPrefix(affix) {
      rest.removeFirst(affix.count)
      break
    }
    for affix in suffixes(of: formatter) where !affix.isEmpty && rest.hasSuffix(affix) {
      rest.removeLast(affix.count)
      break
    }
    let grammar = NumberText(
      decimalSeparator: formatter.decimalSeparator ?? ".",
      groupingSeparator: formatter.groupingSeparator ?? ",")
    return grammar.isNumber(String(rest))
  }

  private static func prefixes(of formatter: NumberFormatter) -> [String] {
    [formatter.negativePrefix, formatter.positivePrefix].compactMap { $0 }
      .sorted { $0.count > $1.count }
  }

  private static func suffixes(of formatter: NumberFormatter) -> [String] {
    [formatter.negativeSuffix, formatter.positiveSuffix].compactMap { $0 }
      .sorted { $0.count > $1.count }
  }
}

/// The number formatter that learners' files get under the name `NumberFormatter`.
///
/// It reads only whole numbers, and its locale is American English until another one is set.
open class FormNumberFormatter: NumberFormatter, @unchecked Sendable {
  /// Makes a formatter.
  public override init() {
    super.init()
    locale = FormLocale.standard
  }

  /// Makes a formatter from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The number of a text; nil when a part of the text is left over.
  open override func number(from string: String) -> NSNumber? {
    NumberParsing.number(from: string, with: self)
  }

  func uncheckedNumber(from string: String) -> NSNumber? {
    super.number(from: string)
  }
}

/// The date formatter that learners' files get under the name `DateFormatter`.
///
/// Its locale is American English and its time zone Greenwich until others are set.
open class FormDateFormatter: DateFormatter, @unchecked Sendable {
  /// Makes a formatter.
  public override init() {
    super.init()
    locale = FormLocale.standard
    timeZone = .gmt
  }

  /// Makes a formatter from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
