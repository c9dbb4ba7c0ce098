// fails: 4. Half an address is typed, and Done is tapped
// say: You expect Done to submit. It is a button like any other, and its action only sets the
//   focus to `nil`: the keyboard goes away and nothing is sent.
func predictions() -> [Screen] {
  [
    Screen(focus: .name, joinIsEnabled: false, message: ""),
    Screen(focus: .name, joinIsEnabled: false, message: ""),
    Screen(focus: .email, joinIsEnabled: false, message: ""),
    Screen(focus: .nowhere, joinIsEnabled: false, message: "Welcome!"),
    Screen(focus: .nowhere, joinIsEnabled: false, message: ""),
    Screen(focus: .email, joinIsEnabled: true, message: ""),
    Screen(focus: .nowhere, joinIsEnabled: true, message: "Welcome!"),
  ]
}
