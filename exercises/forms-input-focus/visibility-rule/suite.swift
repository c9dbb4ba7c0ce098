import FormlabSuite

extension FormlabSuite.Story {
  func looked(at form: PasswordForm) {
    saw("the error shown at the password", form.visiblePasswordError)
    saw("the error shown at the confirmation", form.visibleConfirmError)
  }
}

let suite = Suite {
  Case("Nothing is shown when the form appears") { story in
    story.did("opened the form")
    story.looked(at: PasswordForm())
  }

  Case("Nothing is shown while a password is typed for the first time") { story in
    var form = PasswordForm()
    for text in ["s", "se", "sec", "secret"] {
      form.password = text
      story.typed(text, in: "Password")
      story.looked(at: form)
    }
  }

  Case("Leaving a short password shows its error") { story in
    var form = PasswordForm()
    form.password = "secret"
    story.typed("secret", in: "Password")
    form.touchedPassword = true
    story.left("Password")
    story.looked(at: form)
  }

  Case("The error goes at the keystroke that repairs the password") { story in
    var form = PasswordForm()
    form.password = "secret7"
    form.touchedPassword = true
    story.typed("secret7", in: "Password")
    story.left("Password")
    story.looked(at: form)
    form.password = "secret78"
    story.typed("secret78", in: "Password")
    story.looked(at: form)
    form.password = "secret7"
    story.did("deleted the last character")
    story.looked(at: form)
  }

  Case("Leaving the password field says nothing about the confirmation") { story in
    var form = PasswordForm()
    form.password = "long enough"
    story.typed("long enough", in: "Password")
    form.touchedPassword = true
    story.left("Password")
    story.looked(at: form)
    form.confirm = "long"
    story.typed("long", in: "Confirm")
    story.looked(at: form)
  }

  Case("Leaving the confirmation says nothing about the password") { story in
    var form = PasswordForm()
    form.password = "cat"
    form.confirm = "cat"
    form.touchedConfirm = true
    story.typed("cat", in: "Password")
    story.typed("cat", in: "Confirm")
    story.left("Confirm")
    story.looked(at: form)
  }

  Case("Leaving a confirmation that differs shows its error") { story in
    var form = PasswordForm()
    form.password = "long enough"
    form.confirm = "long enoug"
    story.typed("long enoug", in: "Confirm")
    form.touchedConfirm = true
    story.left("Confirm")
    story.looked(at: form)
    form.confirm = "long enough"
    story.typed("long enough", in: "Confirm")
    story.looked(at: form)
    form.password = "long enough now"
    story.typed("long enough now", in: "Password")
    story.looked(at: form)
  }

  Case("Submitting an untouched form shows what is wrong") { story in
    var form = PasswordForm()
    form.attemptedSubmit = true
    story.tapped("Sign up")
    story.looked(at: form)
  }

  Case("Submitting a short password and its other copy shows both errors") { story in
    var form = PasswordForm()
    form.password = "cat"
    form.confirm = "dog"
    story.typed("cat", in: "Password")
    story.typed("dog", in: "Confirm")
    form.attemptedSubmit = true
    story.tapped("Sign up")
    story.looked(at: form)
    form.password = "catapults"
    story.typed("catapults", in: "Password")
    story.looked(at: form)
    form.confirm = "catapults"
    story.typed("catapults", in: "Confirm")
    story.looked(at: form)
  }

  Case("A right form shows nothing, whatever was left or tried") { story in
    var form = PasswordForm()
    form.password = "exactly8"
    form.confirm = "exactly8"
    form.touchedPassword = true
    form.touchedConfirm = true
    form.attemptedSubmit = true
    story.typed("exactly8", in: "Password")
    story.typed("exactly8", in: "Confirm")
    story.tapped("Sign up")
    story.looked(at: form)
  }

  Samples("Every combination of flags and texts follows the rule", count: 160, of: moments) {
    story, moment in
    var form = PasswordForm()
    form.password = moment.password
    form.confirm = moment.confirm
    story.typed(moment.password, in: "Password")
    story.typed(moment.confirm, in: "Confirm")
    form.touchedPassword = moment.flags & 1 != 0
    if form.touchedPassword { story.left("Password") }
    form.touchedConfirm = moment.flags & 2 != 0
    if form.touchedConfirm { story.left("Confirm") }
    form.attemptedSubmit = moment.flags & 4 != 0
    if form.attemptedSubmit { story.tapped("Sign up") }
    story.looked(at: form)
  }
}

/// Five passwords, four confirmations of each, and all flags: 160 moments, each of which comes once.
let moments = Generator { chance in
  let number = Swift.Int(chance.growth * 159 + 0.5)
  let password = ["", "7 chars", "8 chars!", "a longer one", "ñandúes!"][number / 8 % 5]
  let confirm = ["", password, password + "x", "8 chars!"][number / 40]
  return (password: password, confirm: confirm, flags: number % 8)
}
