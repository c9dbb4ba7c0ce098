import FormUI

/// What a keystroke costs in forms of more and more fields: a line of JSON each.
@MainActor func run() throws {
  for fields in [25, 50, 100, 200, 400, 800] {
    let session = FormSession { KeystrokeForm(fields: fields) }
    try session.focus("Field \(fields / 2)")
    let word = String(repeating: "a", count: 20)
    try session.type(word)
    var best = Double.infinity
    let clock = ContinuousClock()
    for _ in 0..<5 {
      let took = try clock.measure { try session.type(word) }
      best = min(best, took / .milliseconds(1) / Double(word.count))
    }
    print("{\"fields\":\(fields),\"keystroke_ms\":\(best)}")
    session.end()
  }
}

try run()
