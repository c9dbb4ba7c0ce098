import Foundation

/// The grammar of a written number in a locale.
struct NumberText {
  private let decimalSeparator: String
  private let groupingSeparator: String

  init(locale: Locale) {
    decimalSeparator = locale.decimalSeparator ?? "."
    groupingSeparator = locale.groupingSeparator ?? ","
  }

  init(decimalSeparator: String, groupingSeparator: String) {
    self.decimalSeparator = decimalSeparator
    self.groupingSeparator = groupingSeparator
  }

  /// Whether a whole text is one number, with at most a sign and a currency or percent sign around it.
  func isNumber(_ text: String) -> Bool {
    var rest = Substring(text)
    dropAffixes(&rest)
    var digits = 0
    var seenDecimal = false
    var sinceGroup: Int?
    while let character = rest.first {
      if character.isWholeNumber {
        digits += 1
        if !seenDecimal { sinceGroup = sinceGroup.map { $0 + 1 } }
        rest.removeFirst()
      } else if !seenDecimal, rest.hasPrefix(decimalSeparator) {
        guard sinceGroup ?? 3 == 3 else { return false }
        seenDecimal = true
        rest.removeFirst(decimalSeparator.count)
      } else if !seenDecimal, digits > 0, rest.hasPrefix(groupingSeparator) {
        guard sinceGroup ?? 3 == 3 else { return false }
        sinceGroup = 0
        rest.removeFirst(groupingSeparator.count)
      } else if digits > 0, dropExponent(&rest) {
        break
      } else {
        return false
      }
    }
    if !seenDecimal, let sinceGroup, sinceGroup != 3 { return false }
    return digits > 0 && rest.isEmpty
  }

  private func dropExponent(_ rest: inout Substring) -> Bool {
    guard let first = rest.first, first == "E" || first == "e" else { return false }
    var exponent = rest.dropFirst()
    if let sign = exponent.first, sign == "+" || sign == "-" { exponent.removeFirst() }
    guard !exponent.isEmpty, exponent.allSatisfy(\.isWholeNumber) else { return false }
    rest = rest.suffix(0)
    return true
  }

  private func dropAffixes(_ rest: inout Substring) {
    while let first = rest.first, Self.isAffix(first) { rest.removeFirst() }
    while let last = rest.last, Self.isAffix(last) { rest.removeLast() }
    for edge in [String(rest.prefix(3)), String(rest.suffix(3))] {
      guard edge.count == 3, edge.allSatisfy({ $0.isASCII && $0.isUppercase }) else { continue }
      guard Locale.commonISOCurrencyCodes.contains(edge) else { continue }
      if rest.hasPrefix(edge) { rest.removeFirst(3) } else { rest.removeLast(3) }
      dropAffixes(&rest)
      return
    }
  }

  private static func isAffix(_ character: Character) -> Bool {
    character.isWhitespace || character.isCurrencySymbol || "+-−%()".contains(character)
  }
}
