// fails: Submitting an untouched form shows what is wrong
// say: You keep quiet about an empty field. It is right not to complain before somebody was
//   there, but a field that was left empty, or submitted empty, is wrong and has to say so.
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
    if password.isEmpty { return nil }
    return touchedPassword || attemptedSubmit ? passwordError : nil
  }

  var visibleConfirmError: String? {
    if confirm.isEmpty { return nil }
    return touchedConfirm || attemptedSubmit ? confirmError : nil
  }
}
