// fails: Leaving the password field says nothing about the confirmation
// say: Your two errors share their flags: leaving one field opens the error of the other, which
//   nobody has visited yet. Each error looks at the flag of its own field.
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
    touchedPassword || touchedConfirm || attemptedSubmit ? passwordError : nil
  }

  var visibleConfirmError: String? {
    touchedPassword || touchedConfirm || attemptedSubmit ? confirmError : nil
  }
}
