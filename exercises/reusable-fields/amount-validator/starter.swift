import Foundation

// Your turn: cents in a text, or nil if it is no amount.
func cents(from text: String) -> Int? {
  guard let amount = Double(text), abs(amount) < 1_000_000 else { return nil }
  return Int(amount * 100)
}

// Your turn: an amount as people read it.
func amountText(_ cents: Int) -> String {
  "\(cents / 100).\(cents % 100)"
}

// A short story, for `run`.
for text in ["12.50", "1,234.5", "12,50", "-0.01", " 7 ", "1e3", "abc", ""] {
  if let cents = cents(from: text) {
    print("\"\(text)\" is \(cents) cents, shown as \(amountText(cents))")
  } else {
    print("\"\(text)\" is no amount")
  }
}
