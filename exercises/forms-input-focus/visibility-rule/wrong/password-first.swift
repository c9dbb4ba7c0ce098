// fails: Submitting a short password and its other copy shows both errors
// say: You show the confirmation's error only when the password is right. The two fields are
//   judged apart: after submit, each says what is wrong with it.
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
    if visiblePasswordError != nil { return nil }
    return touchedConfirm || attemptedSubmit ? confirmError : nil
  }
}
