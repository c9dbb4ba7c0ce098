// fails: 5. The address is tapped, and the return key is pressed
// say: You are right that nothing is sent in step 5, but the focus doesn't stay: the return key
//   reaches `join()`, the guard returns, and a field that has handled return gives up the focus
//   unless the action sets it.
func predictions() -> [Screen] {
  [
    Screen(focus: .name, joinIsEnabled: false, message: ""),
    Screen(focus: .name, joinIsEnabled: false, message: ""),
    Screen(focus: .email, joinIsEnabled: false, message: ""),
    Screen(focus: .nowhere, joinIsEnabled: false, message: ""),
    Screen(focus: .email, joinIsEnabled: false, message: ""),
    Screen(focus: .email, joinIsEnabled: true, message: ""),
    Screen(focus: .nowhere, joinIsEnabled: true, message: "Welcome!"),
  ]
}
