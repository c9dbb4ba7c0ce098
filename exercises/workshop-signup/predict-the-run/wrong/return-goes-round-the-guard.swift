// fails: 5. The address is tapped, and the return key is pressed
// say: You expect the return key to get past the rule. It reaches `join()` although the button is
//   disabled, and there the `guard` stops it: no message.
func predictions() -> [Screen] {
  [
    Screen(focus: .name, joinIsEnabled: false, message: ""),
    Screen(focus: .name, joinIsEnabled: false, message: ""),
    Screen(focus: .email, joinIsEnabled: false, message: ""),
    Screen(focus: .nowhere, joinIsEnabled: false, message: ""),
    Screen(focus: .nowhere, joinIsEnabled: false, message: "Welcome!"),
    Screen(focus: .email, joinIsEnabled: true, message: ""),
    Screen(focus: .nowhere, joinIsEnabled: true, message: "Welcome!"),
  ]
}
