// Your turn: what the screen shows after each of the seven steps.
func predictions() -> [Screen] {
  [
    // 1. The form appears.
    Screen(focus: .nowhere, joinIsEnabled: true, message: "?"),
    // 2. Three spaces are typed.
    Screen(focus: .nowhere, joinIsEnabled: true, message: "?"),
    // 3. `Ada` is typed behind them, and the return key is pressed.
    Screen(focus: .nowhere, joinIsEnabled: true, message: "?"),
    // 4. `ada` is typed, and Done is tapped.
    Screen(focus: .nowhere, joinIsEnabled: true, message: "?"),
    // 5. The e-mail field is tapped, and the return key is pressed.
    Screen(focus: .nowhere, joinIsEnabled: true, message: "?"),
    // 6. The e-mail field is tapped, and `@example.org` is typed.
    Screen(focus: .nowhere, joinIsEnabled: true, message: "?"),
    // 7. The Join button is tapped.
    Screen(focus: .nowhere, joinIsEnabled: true, message: "?"),
  ]
}

// For `run`: your predictions as a table.
for (number, screen) in predictions().enumerated() {
  let button = screen.joinIsEnabled ? "enabled" : "disabled"
  print("\(number + 1). focus: \(screen.focus), Join: \(button), message: \"\(screen.message)\"")
}
