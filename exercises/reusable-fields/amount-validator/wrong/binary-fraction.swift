// fails: An amount is exact, not nearly so
// say: You go through a `Double` and cut off what is left. `0.29 * 100` is a little less than 29
//   in binary fractions, and a cent is lost. Read the digits themselves.
import Foundation

func cents(from text: String) -> Int? {
  let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
  guard let amount = Double(text.replacingOccurrences(of: ",", with: "")) else { return nil }
  let cents = amount * 100
  return abs(cents) < 9e18 ? Int(cents) : nil
}

func amountText(_ cents: Int) -> String {
  let digits = String(cents.magnitude / 100)
  var text = ""
  for (position, digit) in digits.reversed().enumerated() {
    if position > 0, position % 3 == 0 { text = "," + text }
    text = String(digit) + text
  }
  let rest = cents.magnitude % 100
  return (cents < 0 ? "-" : "") + text + (rest < 10 ? ".0" : ".") + String(rest)
}
