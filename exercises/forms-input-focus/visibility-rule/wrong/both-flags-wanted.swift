// fails: Leaving a short password shows its error
// fails: Submitting an untouched form shows what is wrong
// say: You ask for both: the field left and submit tried. Either is enough, so join the two
//   flags with `||`, not with `&&`.
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
    touchedPassword && attemptedSubmit ? passwordError : nil
  }

  var visibleConfirmError: String? {
    touchedConfirm && attemptedSubmit ? confirmError : nil
  }
}
