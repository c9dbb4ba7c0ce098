// fails: A name of spaces is an empty name
// fails: Spaces around a name don't count
// say: You count the white space at the ends. Five spaces are not a name, and 40 letters with
//   spaces around are not too long: trim first, then count.
import Foundation

struct Signup {
  var name = ""
  var email = ""
  private(set) var message = ""

  var canSubmit: Bool {
    (1...40).contains(name.count) && email.contains("@")
  }

  mutating func submit() {
    guard canSubmit else { return }
    message = "Welcome, \(name)!"
  }
}
