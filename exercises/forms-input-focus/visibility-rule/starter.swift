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

  // What the screen may show. Your turn: as they stand, both speak far too early.
  var visiblePasswordError: String? {
    passwordError
  }

  var visibleConfirmError: String? {
    confirmError
  }
}

// A short story, for `run`.
func show(_ moment: String, _ form: PasswordForm) {
  print("\(moment):")
  print("  password: \(form.visiblePasswordError ?? "-")")
  print("  confirm:  \(form.visibleConfirmError ?? "-")")
}

var form = PasswordForm()
show("The form appears", form)
form.password = "cat"
show("Typed `cat`", form)
form.touchedPassword = true
show("Left the password field", form)
form.password = "catapult"
show("Typed on to `catapult`", form)
form.attemptedSubmit = true
show("Tried to submit", form)
