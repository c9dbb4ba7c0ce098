// fails: 7. Join is tapped
// say: You expect the focus to stay on the address after joining. `join()` sets it to `nil` when
//   it has set the message.
func predictions() -> [Screen] {
  [
    Screen(focus: .name, joinIsEnabled: false, message: ""),
    Screen(focus: .name, joinIsEnabled: false, message: ""),
    Screen(focus: .email, joinIsEnabled: false, message: ""),
    Screen(focus: .nowhere, joinIsEnabled: false, message: ""),
    Screen(focus: .nowhere, joinIsEnabled: false, message: ""),
    Screen(focus: .email, joinIsEnabled: true, message: ""),
    Screen(focus: .email, joinIsEnabled: true, message: "Welcome!"),
  ]
}
