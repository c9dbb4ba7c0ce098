// fails: More decimals than two are rounded, the half away from zero
// say: At the exact half you round towards zero. `1.005` is 101 cents: a third decimal of 5
//   already rounds.
import Foundation

func cents(from text: String) -> Int? {
  var digits = Substring(text.trimmingCharacters(in: .whitespacesAndNewlines))
  let isNegative = digits.hasPrefix("-")
  if isNegative { digits = digits.dropFirst() }
  let halves = digits.split(separator: ".", omittingEmptySubsequences: false)
  guard let whole = wholeDigits(halves[0]) else { return nil }
  guard halves.count > 1 else { return Int((isNegative ? "-" : "") + whole + "00") }
  guard halves.count == 2, areDigits(halves[1]) else { return nil }
  let decimals = (halves[1] + "000").prefix(3)
  guard let cut = Int((isNegative ? "-" : "") + whole + decimals.prefix(2)) else { return nil }
  guard let third = decimals.last, third > "5" else { return cut }
  let (rounded, overflows) = cut.addingReportingOverflow(isNegative ? -1 : 1)
  return overflows ? nil : rounded
}

/// The digits before the point without their commas, or nil if these stand in wrong places.
func wholeDigits(_ text: Substring) -> String? {
  let groups = text.split(separator: ",", omittingEmptySubsequences: false)
  guard groups.allSatisfy(areDigits) else { return nil }
  if groups.count > 1 {
    guard groups[0].count <= 3, groups.dropFirst().allSatisfy({ $0.count == 3 }) else { return nil }
  }
  return groups.joined()
}

func areDigits(_ text: Substring) -> Bool {
  !text.isEmpty && text.allSatisfy { ("0"..."9").contains($0) && $0.isASCII }
}

func amountText(_ cents: Int) -> String {
  let (whole, rest) = cents.magnitude.quotientAndRemainder(dividingBy: 100)
  var digits = String(whole)
  var text = rest < 10 ? ".0\(rest)" : ".\(rest)"
  while digits.count > 3 {
    text = "," + digits.suffix(3) + text
    digits.removeLast(3)
  }
  return (cents < 0 ? "-" : "") + digits + text
}
