// fails: Submitting an untouched form shows what is wrong
// say: You show an error only for fields that were left. Somebody who fills in nothing and
//   submits at once has left no field, and is told nothing: `attemptedSubmit` has to open both
//   errors, too.
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
    touchedPassword ? passwordError : nil
  }

  var visibleConfirmError: String? {
    touchedConfirm ? confirmError : nil
  }
}
