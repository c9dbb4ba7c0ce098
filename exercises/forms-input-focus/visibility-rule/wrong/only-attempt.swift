// fails: Leaving a short password shows its error
// say: You wait for submit. Once somebody has left a field, an error there can be told at once:
//   look at `touchedPassword` and `touchedConfirm`, too.
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
    attemptedSubmit ? passwordError : nil
  }

  var visibleConfirmError: String? {
    attemptedSubmit ? confirmError : nil
  }
}
