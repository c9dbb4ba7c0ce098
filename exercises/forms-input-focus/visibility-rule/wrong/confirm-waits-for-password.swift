// fails: Leaving a confirmation that differs shows its error
// say: Your confirmation speaks only when the password field was left as well. Its own flag is
//   enough: whoever left the confirmation has said what they want to say there.
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
    touchedPassword || attemptedSubmit ? passwordError : nil
  }

  var visibleConfirmError: String? {
    touchedPassword && touchedConfirm || attemptedSubmit ? confirmError : nil
  }
}
