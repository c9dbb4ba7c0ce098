// fails: 1. The form appears
// say: `onAppear` puts the focus on the name, so the form is ready for typing as soon as it
//   appears.
func predictions() -> [Screen] {
  [
    Screen(focus: .nowhere, joinIsEnabled: false, message: ""),
    Screen(focus: .name, joinIsEnabled: false, message: ""),
    Screen(focus: .email, joinIsEnabled: false, message: ""),
    Screen(focus: .nowhere, joinIsEnabled: false, message: ""),
    Screen(focus: .nowhere, joinIsEnabled: false, message: ""),
    Screen(focus: .email, joinIsEnabled: true, message: ""),
    Screen(focus: .nowhere, joinIsEnabled: true, message: "Welcome!"),
  ]
}
