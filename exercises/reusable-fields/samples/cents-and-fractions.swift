import Foundation

// As binary fractions.
print("0.1 + 0.1 + 0.1 =", 0.1 + 0.1 + 0.1)
print("4.35 * 100      =", 4.35 * 100)

var sum = 0.0
for _ in 1...1000 { sum += 0.1 }
print("1000 dimes      =", sum)

// As whole cents.
print("10 + 10 + 10    =", 10 + 10 + 10, "cents")

var cents = 0
for _ in 1...1000 { cents += 10 }
print("1000 dimes      =", cents, "cents")

// From a fraction to cents: cutting off loses a cent, rounding doesn't.
for price in [0.29, 0.57, 4.35, 8.20] {
  let product = price * 100
  print("\(price): cut off \(Int(product)), rounded \(Int(product.rounded()))")
}
