// fails: 2. Three spaces are typed
// say: You expect the button to be enabled after three spaces. `canJoin` trims the name first,
//   and it wants an address, too.
func predictions() -> [Screen] {
  [
    Screen(focus: .name, joinIsEnabled: false, message: ""),
    Screen(focus: .name, joinIsEnabled: true, message: ""),
    Screen(focus: .email, joinIsEnabled: false, message: ""),
    Screen(focus: .nowhere, joinIsEnabled: false, message: ""),
    Screen(focus: .nowhere, joinIsEnabled: false, message: ""),
    Screen(focus: .email, joinIsEnabled: true, message: ""),
    Screen(focus: .nowhere, joinIsEnabled: true, message: "Welcome!"),
  ]
}
