struct PasswordForm {
  var password = ""
  var confirm = ""
  var touchedPassword = false
  var touchedConfirm = false
  var attemptedSubmit = false

  var passwordError: String? {
    password.count < 8 ? "Use at least 8 characters." : nil
  }

  var confirmError: String? {
    if confirm != password {
      return "The passwords differ."
    }
    return nil
  }

  var visiblePasswordError: String? {
    touchedPassword || attemptedSubmit ? passwordError : nil
  }

  var visibleConfirmError: String? {
    guard touchedConfirm || attemptedSubmit else { return nil }
    return confirmError
  }
}
