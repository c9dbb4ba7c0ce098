// fails: Nothing is shown while a password is typed for the first time
// say: Your properties pass the errors on at once, so the form complains about the first
//   letter. Show an error only when its field was left or submit was tried.
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
    passwordError
  }

  var visibleConfirmError: String? {
    confirmError
  }
}
