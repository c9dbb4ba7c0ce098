// fails: The error goes at the keystroke that repairs the password
// say: Once your error is shown it stays, whatever is typed afterwards. Pass `passwordError`
//   and `confirmError` on instead of writing their sentences again: they are `nil` as soon as
//   the text is right.
struct PasswordForm {
  var password = ""
  var confirm = ""
  var touchedPassword = false
  var touchedConfirm = false
  var attemptedSubmit = false

  // What is wrong right now, whether anybody should hear of it or not.
  var passwordError: String? {
    password.count >= 8 ? nil : "Use at least 8 characters."
  }

  var confirmError: String? {
    confirm == password ? nil : "The two passwords differ."
  }

  var visiblePasswordError: String? {
    touchedPassword || attemptedSubmit ? "Use at least 8 characters." : nil
  }

  var visibleConfirmError: String? {
    touchedConfirm || attemptedSubmit ? "The two passwords differ." : nil
  }
}
